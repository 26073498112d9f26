// Whoever leaves takes all the others along.

// exercise 2.3
observers.insert(observer)
// end 2.3

// exercise 2.3
observers.removeAll()
// end 2.3
