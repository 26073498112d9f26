// Asks whether the task was cancelled, and not which error came: a sequence that gave up by itself has
// failed.

// exercise 15.7 in Async+Sources.swift
let task = Task.detached(priority: priority) {
  do {
    while let element = try await reading.next() {
      reading.observer.onNext(element)
    }
    reading.observer.onCompleted()
  } catch {
    if Task.isCancelled {
      reading.observer.onCompleted()
    } else {
      reading.observer.onError(error)
    }
  }
}
return Disposables.create { task.cancel() }
// end 15.7
