// Reads one ahead: each element waits until the next one is there.

// exercise 15.7
// instead of: while let element = try await reading.next() {
// instead of: reading.observer.onNext(element)
// instead of: }
var ahead = try await reading.next()
while let element = ahead {
  ahead = try await reading.next()
  reading.observer.onNext(element)
}
// end 15.7
