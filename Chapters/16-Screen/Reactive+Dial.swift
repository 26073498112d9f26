import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining

extension Reactive where Base: Dial {
  /// The position of the dial, which the user turns and the program sets.
  ///
  /// It sends the current position, and then each to which the dial moves; what is set through this
  /// property, however it was obtained, is not sent. It completes when the dial is gone. Whoever was
  /// the dial's delegate is its delegate again when nobody listens, and hears all moves meanwhile.
  package var position: ControlProperty<Int> {
    // exercise 16.9: A property that reads and sets the dial's position, and keeps nothing of the
    //   dial.
    ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    // end 16.9
  }
}

// exercise 16.9: Everything else it needs: who hears the dial, and knows who has moved it.
// end 16.9
