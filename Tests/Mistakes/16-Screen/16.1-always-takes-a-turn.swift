// Comes on main, but never at once: a screen stays empty until the next turn of the queue.

// exercise 16.1
// instead of: .observe(on: Strategy.scheduler)
.observe(on: MainScheduler.asyncInstance)
// end 16.1
