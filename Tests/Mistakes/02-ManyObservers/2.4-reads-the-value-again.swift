// The value is read for each observer: after a nested delivery, the newer value is heard twice.

// exercise 2.4
let present = observers
present.forEach { $0(value) }
// end 2.4
