// The action runs each time somebody disposes.

// exercise 3.1
disposed.raise()
action?()
// end 3.1
