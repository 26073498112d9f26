// The slot is taken by a closure that does nothing and holds nothing.

// exercise 1.3
forecast.observe { _ in }
// end 1.3
