// Reads in a loop without a condition, and leaves it at the end.

// exercise 15.7
// instead of: while let element = try await reading.next() {
// instead of: reading.observer.onNext(element)
// instead of: }
while true {
  guard let element = try await reading.next() else { break }
  reading.observer.onNext(element)
}
// end 15.7
