// The observer is let go after its first call, as one does with a completion handler.

// exercise 1.1
observer?(value)
observer = nil
// end 1.1
