// Does not cancel the task, which reads on for nobody.

// exercise 15.7 in Async+Sources.swift
Task.detached(priority: priority) {
  do {
    while let element = try await reading.next() {
      reading.observer.onNext(element)
    }
    reading.observer.onCompleted()
  } catch is CancellationError {
    reading.observer.onCompleted()
  } catch {
    reading.observer.onError(error)
  }
}
return Disposables.create()
// end 15.7
