// A `CancellationError` that the work throws when its own task was cancelled is swallowed, as if the
// subscriber had disposed.

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
  .create { single in
    let answer = Answer(tell: single)
    @Sendable func run() async {
      do {
        answer.tell(.success(try await work()))
      } catch is CancellationError where Task.isCancelled {
        return
      } catch {
        answer.tell(.failure(error))
      }
    }
    let task =
      detached
      ? Task.detached(priority: priority) { await run() }
      : Task(priority: priority) { await run() }
    return Disposables.create { task.cancel() }
  }
// end 15.7
