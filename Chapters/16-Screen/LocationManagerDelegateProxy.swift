import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension Reactive where Base == LocationManager {
  /// The cities that the device comes to, from now on.
  public var city: Observable<String> {
    // exercise 16.7: Each subscriber hears the cities, whoever else listens.
    .never()
    // end 16.7
  }

  /// The reasons why the device does not know where it is, from now on.
  public var failure: Observable<Swift.Error> {
    // exercise 16.7: Each subscriber hears the errors, whoever else listens.
    .never()
    // end 16.7
  }
}

// exercise 16.7: Everything else these two need: a delegate for many, which lives while anybody
//   listens. What was the manager's delegate before still hears everything, and is not kept.
// end 16.7
