"""What every connection and every request passes first: how many there may be, how long they may take, who sends them."""
