import Solution04Events
import Solution11Schedulers
import Solution14Sharing

/// A sequence of states for the screen: a late subscriber receives the newest one at once.
///
/// It can't fail, arrives on the main queue, and its work is done once. RxCocoa's type has the same
/// name.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The strategy of a ``Driver``.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the one with which a test has replaced it.
  public static var scheduler: SchedulerType {
    SharingScheduler.make()
  }

  /// Returns a sequence that is connected while anybody listens, and replays its last element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    // exercise 16.1: Share one subscription while anybody listens; replay the newest element to a
    //   late subscriber.
    source
    // end 16.1
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver itself.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
