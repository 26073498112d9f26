// A handler that disposes the result and then throws: the observer hears an error after
// `dispose()`.

// exercise 10.1
// instead of: do {
// instead of: let replacement = try handler(error)
// instead of: // The handler may have disposed the result.
// instead of: guard !isDisposed else { return }
// instead of: // The source is disposed after the replacement was subscribed, as in RxSwift.
// instead of: current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  let replacement = try handler(error)
  guard !isDisposed else { return }
  current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
} catch {
  observer.onError(error)
  dispose()
}
// end 10.1
