// The bag is emptied, and a delivery that is in progress goes on with its copy.

// exercise 7.4
// instead of: slots.forEach { $0.close() }
_ = slots
// end 7.4
