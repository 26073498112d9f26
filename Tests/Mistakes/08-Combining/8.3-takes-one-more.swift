// Takes the next source, and only then looks whether it was disposed.

// exercise 8.3
// instead of: guard !isDisposed else { return }
// instead of: guard let source = sources.next() else {
// instead of: sourcesRanOut()
// instead of: return
// instead of: }
guard let source = sources.next() else {
  sourcesRanOut()
  return
}
guard !isDisposed else { return }
// end 8.3
