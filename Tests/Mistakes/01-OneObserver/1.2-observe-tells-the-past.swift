// Every observer is told the value of the moment, also one that asked for new values alone.

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
