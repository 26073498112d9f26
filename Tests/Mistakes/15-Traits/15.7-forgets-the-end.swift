// Sends the elements, but not the end.

// exercise 15.7 in Async+Sources.swift
let task = Task.detached(priority: priority) {
  do {
    while let element = try await reading.next() {
      reading.observer.onNext(element)
    }
  } catch {
    reading.observer.onError(error)
  }
}
return Disposables.create { task.cancel() }
// end 15.7
