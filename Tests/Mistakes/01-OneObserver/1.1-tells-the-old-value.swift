// The observer hears what the value was, not what it has become.

// exercise 1.1
observer?(oldValue)
// end 1.1
