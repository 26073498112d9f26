// Forgets the priority of the task that reads.

// exercise 15.7 in Async+Sources.swift
let task = Task.detached {
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
return Disposables.create { task.cancel() }
// end 15.7
