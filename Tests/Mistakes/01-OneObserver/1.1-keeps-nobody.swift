// `observe` calls the closure there and then, and keeps nothing for later.

// exercise 1.1
observer?(value)
// end 1.1

// exercise 1.1
observer?(value)
// end 1.1
