// Leaves the button as it is until the first search: on a new screen, nothing can be saved.

// exercise 16.8
// instead of: saveButton.isEnabled = false
// end 16.8
