"""What goes over the wire: the messages as types, and the frames that clients are sent."""
