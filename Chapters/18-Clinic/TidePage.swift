import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

/// The page that rings when the water is too high.
public final class TidePage {
  /// The level at which it starts to ring, in centimetres; there is a slider for it on the page.
  public var limit: Int

  private let bell: () -> Void
  private let bag = DisposeBag()

  /// Creates a page that rings until it is closed, that is, until nobody holds it any more.
  ///
  /// - Parameters:
  ///   - levels: Sends the level of the water, for as long as the app runs.
  ///   - limit: The level at which it starts to ring.
  ///   - bell: Rings once.
  public init(levels: Observable<Int>, limit: Int, bell: @escaping () -> Void) {
    self.limit = limit
    self.bell = bell
    // exercise 18.4: Ring at each level that is at or above the limit, wherever the slider is
    //   by then; a page that was closed is gone, and does not ring.
    levels
      .filter { level in level >= self.limit }
      .subscribe(onNext: { _ in self.bell() })
      .disposed(by: bag)
    // end 18.4
  }
}
