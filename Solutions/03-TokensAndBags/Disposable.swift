/// Something that can be given up: an observer's place, a request, a timer.
///
/// RxSwift's protocol of the same name. To dispose twice is harmless, for every disposable here,
/// and so is to dispose on another thread.
public protocol Disposable {
  /// Gives it up, and frees what it held.
  func dispose()
}

extension Disposable {
  /// Leaves the disposable to `bag`, which disposes it when it is freed itself.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
