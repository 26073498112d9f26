// Whoever leaves takes everybody else along.

// exercise 2.3
observers.insert(observer)
// end 2.3

// exercise 2.3
observers.removeAll()
// end 2.3
