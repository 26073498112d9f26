// One closure holds the object weakly, and all the others ask it.

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
let current = { [weak object] in object }
return subscribe(
  onNext: onNext.map { call in { element in current().map { call($0, element) } } },
  onError: onError.map { call in { error in current().map { call($0, error) } } },
  onCompleted: onCompleted.map { call in { current().map { call($0) } } },
  onDisposed: onDisposed.map { call in { current().map { call($0) } } }
)

// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
if let object {
  forwardNext(select(object, element))
} else {
  complete()
}
// end 8.12
