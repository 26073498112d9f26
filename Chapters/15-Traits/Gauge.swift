import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution10Errors
import Solution14Sharing

/// A value that changes: there is always one, it never fails, and it never ends.
///
/// ```text
///   source:                   --1--2--#
///   Gauge(0, then: source):   0-1--2----
/// ```
/// As an observable it sends the current value inside `subscribe`, and then each newer one. Its
/// values come on any thread.
package struct Gauge<Element>: ObservableConvertibleType {
  // exercise 15.8: Whatever a gauge has to hold.
  private let initial: Element
  // end 15.8

  /// Creates a gauge whose value is the newest element of a sequence.
  ///
  /// It subscribes now, once, however many listen. When the sequence fails or completes, the value
  /// stays what it is.
  /// - Parameters:
  ///   - initial: The value until the first element comes.
  ///   - source: Where newer values come from.
  package init<Source: ObservableConvertibleType>(
    _ initial: Element,
    then source: Source
  ) where Source.Element == Element {
    // exercise 15.8: From now on the value is what `source` has sent last, whatever else it does.
    self.initial = initial
    // end 15.8
  }

  /// The current value, on any thread.
  package var value: Element {
    // exercise 15.8: Return the current value.
    initial
    // end 15.8
  }

  /// Returns a sequence of the current value and each newer one, without an error and an end.
  package func asObservable() -> Observable<Element> {
    // exercise 15.8: Return a sequence that keeps the promise, even when nobody holds the gauge.
    .never()
    // end 15.8
  }

  /// Transforms the value.
  ///
  /// - Parameter transform: Makes the value of the result; it may be called any number of times.
  /// - Returns: A gauge whose value follows this one's.
  package func map<Result>(_ transform: @escaping (Element) -> Result) -> Gauge<Result> {
    // exercise 15.8: Return a gauge whose value is never older than this one's.
    Gauge<Result>(transform(value), then: Observable.never())
    // end 15.8
  }

  /// Joins the values of two gauges.
  ///
  /// - Parameters:
  ///   - first: A gauge.
  ///   - second: Another one.
  ///   - resultSelector: Makes the value of the result; it may be called any number of times.
  /// - Returns: A gauge whose value follows both.
  package static func combineLatest<First, Second>(
    _ first: Gauge<First>,
    _ second: Gauge<Second>,
    resultSelector: @escaping (First, Second) -> Element
  ) -> Gauge<Element> {
    // exercise 15.8: Return a gauge whose value is never older than those of the two.
    Gauge(resultSelector(first.value, second.value), then: Observable.never())
    // end 15.8
  }
}

// exercise 15.8: Everything else it needs: who holds the value, and the subscription to the source.
// end 15.8
