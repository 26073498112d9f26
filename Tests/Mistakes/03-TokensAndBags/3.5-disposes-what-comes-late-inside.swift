// What comes to a closed slot is disposed with the lock held.

// exercise 3.5
// instead of: guard case .open(let current) = state else { return newValue }
guard case .open(let current) = state else {
  newValue.dispose()
  return nil
}
// end 3.5
