// The observer hears the current value, and nothing that comes later.

// exercise 1.2
observer(value)
// end 1.2
