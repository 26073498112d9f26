// Asks before each element whether the task is cancelled; a single is made of an observable by hand.

// exercise 15.7
let task = Task(priority: priority) {
  do {
    while !Task.isCancelled, let element = try await reading.next() {
      reading.observer.onNext(element)
    }
    reading.observer.onCompleted()
  } catch {
    reading.observer.on(error is CancellationError ? .completed : .error(error))
  }
}
return Disposables.create { task.cancel() }
// end 15.7

// exercise 15.7
let source = Observable<Element>
  .create { observer in
    let answer = Answer<Element> { result in
      switch result {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .failure(let error): observer.onError(error)
      }
    }
    let body: @Sendable () async -> Void = {
      do { answer.tell(.success(try await work())) } catch { answer.tell(.failure(error)) }
    }
    if detached {
      return Disposables.create(with: Task.detached(priority: priority, operation: body).cancel)
    }
    return Disposables.create(with: Task(priority: priority, operation: body).cancel)
  }
return PrimitiveSequence(raw: source)
// end 15.7
