// Every observer hears the current value, even one that asked only for new values.

// exercise 1.1
observer?(value)
// end 1.1

// exercise 1.1
self.observer = observer
observer?(value)
// end 1.1

// exercise 1.2
observe(observer)
// end 1.2
