import Solution03TokensAndBags
import Solution04Events
import Solution06OneSource

// RxSwift's `value` are properties of the same types. They subscribe on a thread of Swift's choice;
// these subscribe where the caller is, so that nothing has to cross between threads.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, for which the caller waits.
  ///
  /// It subscribes at `await`. If the task is cancelled the subscription is disposed, and the caller
  /// is thrown a `CancellationError`; so it is if the sequence is disposed and never answers.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      // exercise 15.5: Wait for the reply of a subscription to this single, whatever it may be.
      throw CancellationError()
      // end 15.5
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, for which the caller waits, or nil if there is none.
  ///
  /// It subscribes at `await`, and is cancelled as the value of a single is.
  public nonisolated(nonsending) var value: Element? {
    get async throws {
      // exercise 15.5: Wait for the reply of a subscription to this maybe, whatever it may be.
      throw CancellationError()
      // end 15.5
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// The good end, for which the caller waits.
  ///
  /// It subscribes at `await`, and is cancelled as the value of a single is.
  public nonisolated(nonsending) var value: Void {
    get async throws {
      // exercise 15.5: Wait for the reply of a subscription to this completable, whatever it may be.
      throw CancellationError()
      // end 15.5
    }
  }
}

/// Subscribes, on the thread of the caller, and waits for the reply.
///
/// - Parameter subscribe: Makes a subscription that answers the reply.
/// - Returns: The value of the reply.
/// - Throws: The error of the reply.
private nonisolated(nonsending) func reply<Value>(
  _ subscribe: (Reply<Value>) -> Disposable
) async throws -> Value {
  let reply = Reply<Value>()
  // exercise 15.5: Subscribe, return the value of what `reply.wait()` hands over, and see to it that
  //   who cancels the task disposes the subscription.
  _ = reply
  throw CancellationError()
  // end 15.5
}
