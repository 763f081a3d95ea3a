"""The rules of Hues and Cues."""
