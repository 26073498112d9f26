// Starts the work when the single is made, and answers all subscribers with its result.

// exercise 15.7
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

// exercise 15.7
let task = Task(priority: priority) {
  Reply<Element>.Handed(value: try await work())
}
return .create { single in
  let answer = Answer(tell: single)
  Task {
    do {
      answer.tell(.success(try await task.value.value))
    } catch {
      answer.tell(.failure(error))
    }
  }
  return Disposables.create { task.cancel() }
}
// end 15.7
