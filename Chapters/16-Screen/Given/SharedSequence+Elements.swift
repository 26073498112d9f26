import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

// The operators on one sequence. Their closures can't throw, and the results are shared again.
extension SharedSequenceConvertibleType {
  /// Sends what `selector` makes of each element.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    shared { $0.map(selector) }
  }

  /// Sends the elements for which `predicate` holds.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.filter(predicate) }
  }

  /// Sends what `selector` makes of each element, without the `nil`s.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    shared { $0.compactMap(selector) }
  }

  /// Drops the first `count` elements.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.skip(count) }
  }

  /// Sends `element` first.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.startWith(element) }
  }

  /// Sends, for each element, the result of all elements so far.
  public func scan<State>(
    _ seed: State,
    accumulator: @escaping (State, Element) -> State
  ) -> SharedSequence<SharingStrategy, State> {
    shared { $0.scan(seed, accumulator: accumulator) }
  }

  /// Sends, for each element, the result of all elements so far, which is changed in place.
  public func scan<State>(
    into seed: State,
    accumulator: @escaping (inout State, Element) -> Void
  ) -> SharedSequence<SharingStrategy, State> {
    shared { $0.scan(into: seed, accumulator: accumulator) }
  }
}

// MARK: Looking on

extension SharedSequenceConvertibleType {
  /// Calls closures when something happens, and changes nothing.
  ///
  /// - Parameters:
  ///   - onNext: Is called before an element is sent.
  ///   - afterNext: Is called after an element was sent.
  ///   - onCompleted: Is called before the end is sent.
  ///   - afterCompleted: Is called after the end was sent.
  ///   - onSubscribe: Is called before this sequence is subscribed.
  ///   - onSubscribed: Is called when that subscription has been made.
  ///   - onDispose: Is called when that subscription has been disposed, once.
  /// - Returns: A sequence of the same events, shared, so that each closure is called once for each
  ///   event.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    shared {
      $0.do(
        onNext: onNext,
        afterNext: afterNext,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    }
  }

  /// Prints all that happens.
  ///
  /// - Parameters:
  ///   - identifier: What each line begins with; the location of the call, if there is none.
  ///   - trimOutput: Whether long events are cut.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: A sequence of the same events.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    shared {
      $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
    }
  }
}
