// The observer hears the value of the moment, and nothing that comes later.

// exercise 1.2
observer(value)
// end 1.2
