"""The small kit of controls.

A screen makes its widgets once, keeps them in a `FocusGroup`, and gives them new rectangles after
a resize. A widget holds only what the pointer and the caret need; what it shows is set by the
screen. `handle` answers with a message or None; it never calls back.
"""
