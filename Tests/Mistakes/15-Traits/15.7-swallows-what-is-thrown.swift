// Work that throws never answers.

// exercise 15.7 in Async+Sources.swift
let task = Task.detached(priority: priority) {
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

// exercise 15.7 in Async+Sources.swift
if let element = try? await work() { answer.tell(.success(element)) }
// end 15.7
