// Catches the errors and shares, but stays on the thread of the source.

// exercise 16.1
// instead of: .observe(on: Strategy.scheduler)
// end 16.1
