// Each mutation waits for the main queue, though nobody is before it.

// exercise 16.4
mutations.observe(on: MainScheduler.asyncInstance)
// end 16.4
