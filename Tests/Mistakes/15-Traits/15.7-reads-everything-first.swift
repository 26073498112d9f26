// Reads everything before it sends anything.

// exercise 15.7
// instead of: while let element = try await reading.next() {
// instead of: reading.observer.onNext(element)
// instead of: }
var elements: [Element] = []
while let element = try await reading.next() {
  elements.append(element)
}
elements.forEach(reading.observer.onNext)
// end 15.7
