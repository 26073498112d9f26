import Solution04Events
import Solution11Schedulers
import Solution14Sharing

/// A sequence of things that happen, for the screen: who comes too late has missed them.
///
/// It can't fail, arrives on the main queue, and its work is done once. RxCocoa's type has the same
/// name.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of a ``Signal``.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the one that a test has put in its place.
  public static var scheduler: SchedulerType {
    SharingScheduler.make()
  }

  /// Returns a sequence that is connected as long as somebody listens, and replays nothing.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    // exercise 16.2: Share one subscription while somebody listens; a newcomer is told nothing of
    //   what has been.
    source
    // end 16.2
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal itself.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
