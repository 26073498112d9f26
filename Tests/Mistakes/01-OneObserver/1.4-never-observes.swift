// With nothing captured there is no leak, and nothing to see either.

// exercise 1.4
forecast.observe { _ in }
// end 1.4
