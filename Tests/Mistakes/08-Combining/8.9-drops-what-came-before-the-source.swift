// Forgets a signal that comes inside `subscribe`, before the source is subscribed.

// exercise 8.9
// instead of: sink.subscribe(toOther: other)
// instead of: sink.subscribe(to: source)
sink.subscribe(toOther: other)
sink.isListening = true
sink.subscribe(to: source)
// instead of: override func sourceSent(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
var isListening = false

override func sourceSent(_ element: Observer.Element) {
  forwardNext(element)
}
// instead of: complete()
if isListening { complete() }
// end 8.9
