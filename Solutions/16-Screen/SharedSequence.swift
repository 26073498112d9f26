import Solution04Events
import Solution11Schedulers
import Solution14Sharing

/// A sequence for the screen: it can't fail, its work is done once for all subscribers, and it
/// arrives where its strategy says, which is the main queue.
///
/// It wraps an observable that keeps these promises. Each operator on it shares its result again.
/// RxCocoa's type has the same name.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
  private let source: Observable<Element>

  /// Shares a source that can't fail and arrives on the right scheduler.
  package init(_ source: Observable<Element>) {
    // exercise 16.1: Keep the source so that all subscribers share one subscription to it, by the
    //   strategy of this sequence.
    // starts as: self.source = source
    self.source = SharingStrategy.share(source)
    // end 16.1
  }

  /// Wraps a source that already keeps all the promises, or that costs nothing to subscribe to.
  package init(raw: Observable<Element>) {
    source = raw
  }
}

/// How a ``SharedSequence`` shares, and where it arrives.
public protocol SharingStrategyProtocol {
  /// The scheduler on which all events arrive; read each time a sequence is built.
  static var scheduler: SchedulerType { get }

  /// Returns a sequence with one subscription to `source` for all subscribers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be turned into a ``SharedSequence``.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns an observable of the same events.
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }

  /// Returns what `operate` makes of the observable inside, shared again.
  func shared<Result>(
    _ operate: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(operate(asObservable()))
  }
}

extension SharedSequence: SharedSequenceConvertibleType {
  /// Returns the observable that is wrapped.
  public func asObservable() -> Observable<Element> {
    source
  }

  /// Returns the sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }
}
