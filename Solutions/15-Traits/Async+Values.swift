import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

extension ObservableConvertibleType {
  /// The elements, for a `for try await` loop.
  ///
  /// It subscribes when this property is read, and not when the loop begins. Elements that come
  /// before they are read wait in an unbounded buffer. The subscription is disposed when the task
  /// that reads is cancelled, or when nobody holds the stream; leaving the loop is not enough.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { stream in
      // exercise 15.6: Subscribe, and pass each event on to `stream`; an element is handed over in a
      //   `nonisolated(unsafe) let`. If the subscription is disposed before the end, finish with a
      //   `CancellationError`. When the stream has been terminated, dispose.
      // starts as: stream.finish()
      let token = asObservable()
        .subscribe(
          onNext: { element in
            // The sender hands the element over to the reader, and does not use it again.
            nonisolated(unsafe) let element = element
            stream.yield(element)
          },
          onError: { stream.finish(throwing: $0) },
          onCompleted: { stream.finish() },
          // After an end this does nothing: a stream is finished once.
          onDisposed: { stream.finish(throwing: CancellationError()) }
        )
      let shared = SharedToken(token)
      stream.onTermination = { _ in shared.dispose() }
      // end 15.6
    }
  }
}

extension InfallibleType {
  /// The elements, for a `for await` loop.
  ///
  /// It subscribes when this property is read, and not when the loop begins. Elements that come
  /// before they are read wait in an unbounded buffer.
  public var values: AsyncStream<Element> {
    AsyncStream { stream in
      // exercise 15.6: The same for an infallible, whose loop can't throw: it ends.
      // starts as: stream.finish()
      let token = subscribe(
        onNext: { element in
          // The sender hands the element over to the reader, and does not use it again.
          nonisolated(unsafe) let element = element
          stream.yield(element)
        },
        onDisposed: { stream.finish() }
      )
      let shared = SharedToken(token)
      stream.onTermination = { _ in shared.dispose() }
      // end 15.6
    }
  }
}
