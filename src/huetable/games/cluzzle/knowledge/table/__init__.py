"""What is true of things, without any language: each thing has a parent, marks and numbers, and concepts follow from them."""
