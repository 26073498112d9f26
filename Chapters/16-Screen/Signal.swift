import Solution04Events
import Solution11Schedulers
import Solution14Sharing

/// A sequence of things that happen, for the screen: a late subscriber has missed them.
///
/// It can't fail, arrives on the main queue, and its work is done once. RxCocoa's type has the same
/// name.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of a ``Signal``.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the one with which a test has replaced it.
  public static var scheduler: SchedulerType {
    SharingScheduler.make()
  }

  /// Returns a sequence that is connected while anybody listens, and replays nothing.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    // exercise 16.2: Share one subscription while anybody listens; replay nothing to a late
    //   subscriber.
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
