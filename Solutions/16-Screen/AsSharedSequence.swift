import Solution04Events
import Solution05ProducerAndSink
import Solution10Errors
import Solution11Schedulers
import Solution14Sharing
import Solution15Traits

extension ObservableConvertibleType {
  /// Makes a shared sequence of this one, with an element in place of an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: How it is shared; known from the type of the result.
  ///   - onErrorJustReturn: The last element, if this sequence fails.
  /// - Returns: The sequence.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    // exercise 16.1: The result arrives where its strategy says. In place of an error come the
    //   element, and the end.
    // starts as: SharedSequence(asObservable())
    shared { _ in .just(onErrorJustReturn) }
    // end 16.1
  }

  /// Makes a shared sequence of this one, which continues with another one after an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: How it is shared; known from the type of the result.
  ///   - onErrorDriveWith: What to continue with, if this sequence fails.
  /// - Returns: The sequence.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    // exercise 16.1: The result arrives where its strategy says. In place of an error it goes on
    //   with the other sequence.
    // starts as: SharedSequence(asObservable())
    shared { _ in onErrorDriveWith.asObservable() }
    // end 16.1
  }

  /// Makes a shared sequence of this one; a closure chooses by the error what it continues with.
  ///
  /// - Parameters:
  ///   - sharingStrategy: How it is shared; known from the type of the result.
  ///   - onErrorRecover: Chooses what to continue with, if this sequence fails.
  /// - Returns: The sequence.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    // exercise 16.1: The result arrives where its strategy says. In place of an error it goes on
    //   with what is chosen by that error, also there.
    // starts as: SharedSequence(asObservable())
    shared { error in onErrorRecover(error).asObservable() }
    // end 16.1
  }

  /// Makes a shared sequence of this one, whose type says that it can't fail.
  func sharedWithoutErrors<Strategy: SharingStrategyProtocol>() -> SharedSequence<Strategy, Element>
  {
    // exercise 16.1: The result arrives where its strategy says. An error is a mistake in the
    //   program: it stops a debug build, and says which error it was; any other build ends the
    //   sequence.
    // starts as: SharedSequence(asObservable())
    shared { error in
      programmerError("A sequence whose type says that it can't fail has failed: \(error)")
      return .empty()
    }
    // end 16.1
  }

  // exercise 16.1: Everything else these four need.
  /// Adds the promises that this sequence lacks: where it arrives, and that it can't fail.
  private func shared<Strategy: SharingStrategyProtocol>(
    recover: @escaping (Swift.Error) -> Observable<Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(
      asObservable()
        .observe(on: Strategy.scheduler)
        // Below the hop: `recover` may be the app's code, which expects to be called there.
        .catch(recover)
    )
  }
  // end 16.1
}
