// Counts off in one step and looks in another: two threads may both find that they were the last.

// exercise 8.13
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
missing.subtract()
guard missing.count() == 0 else { return branch.subscription.dispose() }
// end 8.13
