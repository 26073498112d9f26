// Takes work that runs at once off the count before it runs.

// exercise 11.7
// instead of: finish(work)
pending.subtract()
work.run()
// end 11.7
