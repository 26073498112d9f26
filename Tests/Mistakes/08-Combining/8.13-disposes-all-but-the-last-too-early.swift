// Disposes a source before it counts it off, unless it is the last: that can make another the last one.

// exercise 8.13
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
if missing.count() > 1 { branch.subscription.dispose() }
guard missing.subtract() == 0 else { return }
// end 8.13
