// What the task reads and does become results, and the reading task is not detached.

// exercise 15.7
// instead of: let task = Task.detached(priority: priority) {
// instead of: do {
// instead of: while let element = try await reading.next() {
// instead of: reading.observer.onNext(element)
// instead of: }
// instead of: reading.observer.onCompleted()
// instead of: } catch is CancellationError {
// instead of: reading.observer.onCompleted()
// instead of: } catch {
// instead of: reading.observer.onError(error)
// instead of: }
// instead of: }
let task = Task(priority: priority) {
  var end: (any Error)?
  do {
    repeat {
      guard let element = try await reading.next() else { break }
      reading.observer.onNext(element)
    } while true
  } catch {
    end = error
  }
  if let end, !(end is CancellationError) {
    reading.observer.onError(end)
  } else {
    reading.observer.onCompleted()
  }
}
// end 15.7
