import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence of consecutive numbers, one a turn of the scheduler, and then its end.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - count: How many there are, zero or more; the type must be able to hold the last.
  ///   - scheduler: Where to send them.
  /// - Returns: The sequence.
  public static func range(
    start: Element,
    count: Element,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> {
    .from(ConsecutiveNumbers(start: start, count: count), scheduler: scheduler)
  }
}

extension ObservableType {
  /// Returns a sequence of states, each made from the one before, one a turn of the scheduler.
  ///
  /// - Parameters:
  ///   - initialState: The first element, if it satisfies the condition.
  ///   - condition: Says whether a state is still an element; the first that is not is the end.
  ///   - scheduler: Where to make and send them.
  ///   - iterate: Makes the next state, when the turn of that state has come.
  /// - Returns: The sequence; if a closure throws, it fails with that error.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: ImmediateSchedulerType,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Generate(initialState: initialState, condition: condition, iterate: iterate) { work in
      scheduler.scheduleTurns(of: work)
    }
  }

  /// Returns a sequence that sends an element again and again, once a turn of the scheduler.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where to send it; it is free for other work between two turns.
  /// - Returns: The sequence, which never ends.
  public static func repeatElement(
    _ element: Element,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> {
    .from(Repetition(element), scheduler: scheduler)
  }
}
