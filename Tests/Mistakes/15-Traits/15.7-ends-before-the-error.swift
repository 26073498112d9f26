// Sends the end in a `defer`, before the error is caught.

// exercise 15.7 in Async+Sources.swift
let task = Task.detached(priority: priority) {
  do {
    defer { reading.observer.onCompleted() }
    while let element = try await reading.next() {
      reading.observer.onNext(element)
    }
  } catch is CancellationError {
    reading.observer.onCompleted()
  } catch {
    reading.observer.onError(error)
  }
}
return Disposables.create { task.cancel() }
// end 15.7
