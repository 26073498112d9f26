// Reads with `try?`, so that an error looks like the end.

// exercise 15.7 in Async+Sources.swift
let task = Task.detached(priority: priority) {
  while let element = try? await reading.next() {
    reading.observer.onNext(element)
  }
  reading.observer.onCompleted()
}
return Disposables.create { task.cancel() }
// end 15.7
