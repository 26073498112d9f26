/// Where ready-made disposables come from.
public enum Disposables {
  /// Creates a disposable that does nothing, for whoever has nothing to give up.
  public static func create() -> Disposable {
    NopDisposable()
  }

  /// Creates a disposable that runs `dispose` once, on the thread that disposes it first.
  public static func create(with dispose: @escaping () -> Void) -> Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Creates a disposable that disposes two others, in this order.
  public static func create(_ first: Disposable, _ second: Disposable) -> Cancelable {
    BinaryDisposable(first, second)
  }

  /// Creates a disposable that disposes three others, in this order.
  public static func create(
    _ first: Disposable,
    _ second: Disposable,
    _ third: Disposable
  ) -> Cancelable {
    CompositeDisposable(first, second, third)
  }

  /// Creates a disposable that disposes all the others, in this order.
  public static func create(
    _ first: Disposable,
    _ second: Disposable,
    _ third: Disposable,
    _ others: Disposable...
  ) -> Cancelable {
    // RxSwift disposes `others` before the first three. A reader expects them in order.
    CompositeDisposable(disposables: [first, second, third] + others)
  }

  /// Creates a disposable that disposes all of `disposables`, in their order.
  public static func create(_ disposables: [Disposable]) -> Cancelable {
    disposables.count == 2
      ? BinaryDisposable(disposables[0], disposables[1])
      : CompositeDisposable(disposables: disposables)
  }
}
