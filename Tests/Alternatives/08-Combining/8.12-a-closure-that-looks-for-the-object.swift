// A closure looks for the object, in the sink of `withUnretained` and in all of `subscribe(with:)`.

// exercise 8.12
let box = { [weak object] in object }
func passing<Content>(_ call: ((Object, Content) -> Void)?) -> ((Content) -> Void)? {
  guard let call else { return nil }
  return { content in
    guard let object = box() else { return }
    call(object, content)
  }
}
func passing(_ call: ((Object) -> Void)?) -> (() -> Void)? {
  guard let call else { return nil }
  return {
    guard let object = box() else { return }
    call(object)
  }
}
return subscribe(
  onNext: passing(onNext),
  onError: passing(onError),
  onCompleted: passing(onCompleted),
  onDisposed: passing(onDisposed)
)
// end 8.12

// exercise 8.12
/// Makes a result, if the object is still there.
private let result: (Element) -> Result?

init(
  object: Object?,
  select: @escaping (Object, Element) -> Result,
  observer: Observer,
  cancel: SinkDisposer
) {
  result = { [weak object] element in object.map { select($0, element) } }
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Element) {
  if let result = result(element) { forwardNext(result) } else { complete() }
}
// end 8.12
