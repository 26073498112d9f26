import Solution03TokensAndBags
import Solution04Events
import Solution06OneSource

// RxSwift's `value` is a property of the same types. It subscribes on a thread of Swift's choice;
// this one subscribes where the caller is, so that nothing has to cross between threads.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, which the caller awaits.
  ///
  /// It subscribes at `await`. If the task is cancelled, the subscription is disposed and the
  /// property throws a `CancellationError`, as it does if the sequence is disposed without an
  /// answer.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      // exercise 15.5: Wait for the reply of a subscription to this single, whatever it is.
      // starts as: throw CancellationError()
      try await reply { reply in
        subscribe(
          onSuccess: reply.succeed,
          onFailure: reply.fail,
          onDisposed: reply.giveUp
        )
      }
      // end 15.5
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, which the caller awaits, or nil if there is none.
  ///
  /// It subscribes at `await`, and can be cancelled like the value of a single.
  public nonisolated(nonsending) var value: Element? {
    get async throws {
      // exercise 15.5: Wait for the reply of a subscription to this maybe, whatever it is.
      // starts as: throw CancellationError()
      try await reply { reply in
        subscribe(
          onSuccess: reply.succeed,
          onError: reply.fail,
          onCompleted: { reply.succeed(nil) },
          onDisposed: reply.giveUp
        )
      }
      // end 15.5
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// The completion, which the caller awaits.
  ///
  /// It subscribes at `await`, and can be cancelled like the value of a single.
  public nonisolated(nonsending) var value: Void {
    get async throws {
      // exercise 15.5: Wait for the reply of a subscription to this completable, whatever it is.
      // starts as: throw CancellationError()
      try await reply { reply in
        subscribe(
          onCompleted: { reply.succeed(()) },
          onError: reply.fail,
          onDisposed: reply.giveUp
        )
      }
      // end 15.5
    }
  }
}

/// Subscribes, on the thread of the caller, and waits for the reply.
///
/// - Parameter subscribe: Makes a subscription that fills the reply.
/// - Returns: The value of the reply.
/// - Throws: The error of the reply.
private nonisolated(nonsending) func reply<Value>(
  _ subscribe: (Reply<Value>) -> Disposable
) async throws -> Value {
  let reply = Reply<Value>()
  // exercise 15.5: Return the value that the subscription brings; if the task is cancelled
  //   meanwhile, nobody needs the subscription any more.
  // starts as: _ = reply
  // starts as: throw CancellationError()
  let subscription = SharedToken(subscribe(reply))
  let handed = try await withTaskCancellationHandler {
    try await reply.wait()
  } onCancel: {
    subscription.dispose()
  }
  return handed.value
  // end 15.5
}
