// Takes a state for the sign that it runs: a stream that sends its first one later is made twice.

// exercise 17.3
// instead of: guard isFirstRun() else { return }
guard newest == nil else { return }
// end 17.3
