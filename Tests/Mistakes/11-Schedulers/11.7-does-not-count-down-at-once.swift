// Never takes work that ran at once off the count, so all that follows goes through the queue.

// exercise 11.7
// instead of: finish(work)
work.run()
// end 11.7
