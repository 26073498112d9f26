// Each mutation waits for the main queue, even when there is nothing to wait for.

// exercise 17.4
mutations.observe(on: MainScheduler.asyncInstance)
// end 17.4
