import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

/// An operator that claims to be `debounce` with a time of three seconds.
///
/// It takes a source and the clock by which it waits. One tick of a `TestScheduler` is a second.
package typealias Debounce = (Observable<Int>, any SchedulerType) -> Observable<Int>

/// Tries an operator in virtual time, and says whether it keeps the promise of `debounce`.
///
/// - Parameter debounce: The operator; it may be applied as often as you like.
/// - Returns: nil if it keeps the promise, or else what is wrong. If something else came than was
///   promised, that is part of the text, as a line of marbles.
/// - Throws: A ``MarbleFault`` if one of the inspection's own lines can't be read.
package func inspect(_ debounce: @escaping Debounce) throws -> String? {
  // exercise 12.13: Find out whether the operator does what was promised, for whatever source, and
  //   return what is wrong if it doesn't.
  nil
  // end 12.13
}

// exercise 12.13: Everything else it needs.
// end 12.13
