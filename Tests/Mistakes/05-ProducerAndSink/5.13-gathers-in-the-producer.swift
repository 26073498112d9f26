// What was begun is kept in the producer, and all subscribers share it.

// exercise 5.13
// instead of: private let limit: Int
final class Gathered {
  var elements: [Source] = []
}

private let gathered = Gathered()
private let limit: Int

// instead of: let sink = ChunkedSink(limit: limit, isLast: isLast, observer: observer, cancel: cancel)
let sink = ChunkedSink(limit: limit, isLast: isLast, observer: observer, cancel: cancel)
sink.gathered = gathered

// instead of: private var begun: [Source] = []
var gathered: Chunked<Source>.Gathered?
private var begun: [Source] {
  get { gathered?.elements ?? [] }
  set { gathered?.elements = newValue }
}
// end 5.13
