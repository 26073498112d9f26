// In a subject that holds its elements back the surplus is emptied before `withLock` returns: the
// element that was replaced is freed while the lock is held.

// exercise 7.1
// instead of: guard passesElementsOn else { return nil }
guard passesElementsOn else {
  // Nothing to tell, so nothing is left over.
  surplus = element
  return nil
}
// end 7.1
