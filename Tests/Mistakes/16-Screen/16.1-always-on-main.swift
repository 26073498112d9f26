// Arrives on main, whatever the strategy says: a test that replaces the scheduler waits for nothing.

// exercise 16.1
// instead of: .observe(on: Strategy.scheduler)
.observe(on: MainScheduler())
// end 16.1
