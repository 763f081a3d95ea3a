// The server is back: so is the table. That the network is there again does not yet mean that it can be reached.
async function look() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener('online', () => void look());
setInterval(() => void look(), 2000);
