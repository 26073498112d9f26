// `observe` calls the closure then and there, and keeps nothing for later.

// exercise 1.1
observer?(value)
// end 1.1

// exercise 1.1
observer?(value)
// end 1.1
