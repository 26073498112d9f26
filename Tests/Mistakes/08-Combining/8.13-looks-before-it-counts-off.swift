// Looks whether it is the last before it counts off: two threads may both find another one.

// exercise 8.13
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
guard missing.count() == 1 else {
  missing.subtract()
  return branch.subscription.dispose()
}
// end 8.13
