import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

extension AsyncSequence {
  /// Returns an observable that reads this sequence, in a task of its own for each subscriber.
  ///
  /// Events are sent by that task, on a thread of Swift's choice. Disposing cancels the task, and a
  /// sequence that ends because it was cancelled completes.
  /// - Parameter priority: The priority of the task.
  /// - Returns: The observable.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    // machine 15.7: Each subscriber reads with an iterator of its own, in a task of its own.
    //   `Reading` vouches for what goes into the task.
    // starts as: .never()
    .create { observer in
      var iterator = makeAsyncIterator()
      let reading = Reading(next: { try await iterator.next() }, observer: observer)
      // exercise 15.7: In a task, call `reading.next()` until it returns nil, and send each element
      //   and the end to `reading.observer`. A sequence that was cancelled has completed. Disposing
      //   cancels the task.
      // starts as: _ = reading
      // starts as: return Disposables.create()
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
    }
    // end machine 15.7
  }
}

/// What a task needs to read a sequence.
private struct Reading<Element>: @unchecked Sendable {
  // Unchecked: the thread that subscribes hands both to the task, and does not use them again.
  /// Returns the next element, or nil if there is none.
  let next: () async throws -> Element?
  let observer: AnyObserver<Element>
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single whose element is the result of async work, done anew for each subscriber.
  ///
  /// - Parameters:
  ///   - detached: Whether the task is independent of the subscriber's actor and priority.
  ///   - priority: The priority of the task.
  ///   - work: The work; what it throws is the error. It is cancelled when the single is disposed.
  /// - Returns: The single.
  public static func create(
    detached: Bool = false,
    priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    // exercise 15.7: For each subscriber the work is done once, in a task of the kind that was asked
    //   for. What it returns or throws is the answer, and disposing cancels it.
    // starts as: .never()
    .create { single in
      let answer = Answer(tell: single)
      @Sendable func run() async {
        do {
          answer.tell(.success(try await work()))
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
  }
}

/// What a task needs to answer a single.
private struct Answer<Element>: @unchecked Sendable {
  // Unchecked: the thread that subscribes hands it to the task, and does not use it again.
  let tell: (SingleEvent<Element>) -> Void
}
