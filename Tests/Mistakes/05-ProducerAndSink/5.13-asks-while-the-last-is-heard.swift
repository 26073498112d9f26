// While the last chunk is heard, the closure is asked about what comes, though nothing is gathered.

// exercise 5.13
// instead of: guard remaining > 0, !isDisposed else { return }
guard !isDisposed else { return }
guard remaining > 0 else {
  do {
    _ = try isLast(element)
  } catch {
    fail(with: error)
  }
  return
}
// end 5.13
