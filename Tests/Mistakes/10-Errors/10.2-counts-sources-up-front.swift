// Wants to know beforehand how many sources there are, so it gives up at the first error of a
// sequence that does not know its own length: breaks "The sources are taken from `sequence` one at
// a time, so it may be endless."

// exercise 10.2
private var left: Int

override init(_ sources: Sources, observer: Observer, cancel: SinkDisposer) {
  left = sources.underestimatedCount
  super.init(sources, observer: observer, cancel: cancel)
}

override func onError(_ error: Swift.Error) {
  left -= 1
  if left > 0 { moveToNext() } else { fail(with: error) }
}
// end 10.2
