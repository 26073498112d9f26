// What the handler throws becomes a replacement that fails at once.

// exercise 10.1
let replacement: Observable<Observer.Element>
do {
  replacement = try handler(error)
} catch {
  replacement = .error(error)
}
current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
// end 10.1

// exercise 10.1
sink.fail(with: error)
// end 10.1
