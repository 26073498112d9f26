import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining
import Solution11Schedulers

extension ObservableType {
  /// Gathers elements, and sends them together once the source is quiet.
  ///
  /// ```text
  /// source:                      -12-3--------4-|
  /// bufferUntilQuiet(3, 9, 4):   -------a-------(b|)     a = [1, 2, 3], b = [4]
  /// ```
  ///
  /// - Parameters:
  ///   - silence: How long it has to be quiet after an element.
  ///   - longestWait: How long the first element of an array waits at most, quiet or not.
  ///   - count: How many elements an array has at most; with zero or less there is no such limit.
  ///   - scheduler: Measures the times, and sends what was gathered when one of them is over.
  /// - Returns: A sequence of arrays, none of them empty. What is left is sent before a completion; an
  ///   error drops it.
  package func bufferUntilQuiet(
    _ silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<[Element]> {
    // exercise 13.13: Return a sequence of arrays. An array is sent when the source has been quiet for
    //   `silence`, when its first element has waited for `longestWait`, or when it has `count` elements,
    //   whichever comes first.
    .never()
    // end 13.13
  }
}

// exercise 13.13: Everything else it needs: a producer, a sink, what was gathered, an alarm or two.
// end 13.13
