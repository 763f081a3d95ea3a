"""What the browser's code is given of the Python types and of the texts: see `huetable types`."""
