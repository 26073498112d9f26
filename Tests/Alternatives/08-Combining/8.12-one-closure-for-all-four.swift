// A function makes each closure: it holds the object weakly and calls what it was given.

// exercise 8.12
// instead of: // A closure that was not given stays `nil`: an error that nobody handles is reported.
// instead of: subscribe(
// instead of: onNext: onNext.map { onNext in
// instead of: { [weak object] element in object.map { onNext($0, element) } }
// instead of: },
// instead of: onError: onError.map { onError in
// instead of: { [weak object] error in object.map { onError($0, error) } }
// instead of: },
// instead of: onCompleted: onCompleted.map { onCompleted in
// instead of: { [weak object] in object.map(onCompleted) }
// instead of: },
// instead of: onDisposed: onDisposed.map { onDisposed in
// instead of: { [weak object] in object.map(onDisposed) }
// instead of: }
// instead of: )
func weakly<each Argument>(
  _ body: ((Object, repeat each Argument) -> Void)?
) -> ((repeat each Argument) -> Void)? {
  guard let body else { return nil }
  return { [weak object] (argument: repeat each Argument) in
    guard let object else { return }
    body(object, repeat each argument)
  }
}
return subscribe(
  onNext: weakly(onNext),
  onError: weakly(onError),
  onCompleted: weakly(onCompleted),
  onDisposed: weakly(onDisposed)
)
// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
switch object {
case nil: complete()
case let object?: forwardNext(select(object, element))
}
// end 8.12
