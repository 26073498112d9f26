// Counts each observer that comes, even if the subject is over and has no slot for it.

// exercise 7.1
// instead of: guard isRunning else { return nil }
// instead of: subscriptions += 1
subscriptions += 1
guard isRunning else { return nil }
// end 7.1
