// The value is read when each observer is told: after a delivery within it, the newer is told twice.

// exercise 2.4
let present = observers
present.forEach { $0(value) }
// end 2.4
