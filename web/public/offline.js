// The network is back: so is the table.
addEventListener('online', () => location.reload());
