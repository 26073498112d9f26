/// A disposable that can be asked whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether it was disposed; never false again once it is true.
  var isDisposed: Bool { get }
}
