import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableConvertibleType {
  /// The elements, to be read by `for try await`.
  ///
  /// It subscribes when this property is read, and not when the loop begins. Elements that come before
  /// they are read wait in a buffer without a limit. The subscription is disposed when the task that
  /// reads is cancelled, or when nobody holds the stream; leaving the loop is not enough for that.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { stream in
      // exercise 15.6: Subscribe, and hand each event on to `stream`. If there are no more events
      //   before the end, finish with a `CancellationError`. When the stream has been terminated,
      //   dispose.
      stream.finish()
      // end 15.6
    }
  }
}

extension InfallibleType {
  /// The elements, to be read by `for await`.
  ///
  /// It subscribes when this property is read, and not when the loop begins. Elements that come before
  /// they are read wait in a buffer without a limit.
  public var values: AsyncStream<Element> {
    AsyncStream { stream in
      // exercise 15.6: The same without errors: if it is disposed before the end, finish.
      stream.finish()
      // end 15.6
    }
  }
}
