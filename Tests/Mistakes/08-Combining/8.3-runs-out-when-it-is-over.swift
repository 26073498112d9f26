// Says that the sources have run out when it was disposed.

// exercise 8.3
// instead of: guard !isDisposed else { return }
// instead of: guard let source = sources.next() else {
// instead of: sourcesRanOut()
// instead of: return
// instead of: }
guard !isDisposed, let source = sources.next() else {
  sourcesRanOut()
  return
}
// end 8.3
