// What a new observer answers waits until the past is told.

// exercise 7.6
// instead of: override func past(before end: End?) -> [Element] {
// instead of: end == nil ? [newest] : []
// instead of: }
override var answersNest: Bool { false }

override func past(before end: End?) -> [Element] {
  end == nil ? [newest] : []
}
// end 7.6
