// Each mutation waits for the main queue, though nobody is before it.

// exercise 17.4
mutations.observe(on: MainScheduler.asyncInstance)
// end 17.4
