/// Something that can be given up: an observation, a request, a timer.
///
/// RxSwift's protocol of the same name. Every disposable here may be disposed twice, and on any
/// thread.
public protocol Disposable {
  /// Ends it, and releases what it held.
  func dispose()
}

extension Disposable {
  /// Puts the disposable into `bag`, which disposes it when the bag is freed.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
