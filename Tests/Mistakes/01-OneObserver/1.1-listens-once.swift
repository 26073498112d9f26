// The observer is released after its first call, like a completion handler.

// exercise 1.1
observer?(value)
observer = nil
// end 1.1
