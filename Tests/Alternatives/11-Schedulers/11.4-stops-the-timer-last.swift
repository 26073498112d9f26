// Runs the work first, and then stops the timer.

// exercise 11.4
// instead of: timer.dispose()
// instead of: work.run()
work.run()
timer.dispose()
// end 11.4
