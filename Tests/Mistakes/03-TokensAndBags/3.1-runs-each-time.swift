// The action runs each time somebody disposes.

// exercise 3.1
disposed.store(true, ordering: .releasing)
action?()
// end 3.1
