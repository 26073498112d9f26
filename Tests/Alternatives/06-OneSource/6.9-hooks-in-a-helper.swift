// Hooks are called by functions that note what was thrown, and the end is told in one place.

// exercise 6.9
onSubscribe?()
defer { onSubscribed?() }
let subscription = source.subscribe(sink)
let onDispose = self.onDispose
let whole = Disposables.create {
  subscription.dispose()
  onDispose?()
}
return (sink: sink, subscription: whole)
// end 6.9

// exercise 6.9
func call(_ hook: ((Observer.Element) throws -> Void)?) -> Bool {
  do {
    try hook?(element)
    return true
  } catch {
    fail(with: error)
    return false
  }
}
guard call(before.next) else { return }
forwardNext(element)
_ = call(after.next)
// end 6.9

// exercise 6.9
let thrown: Swift.Error?
do {
  try before.end(error)
  thrown = nil
} catch let reason {
  thrown = reason
}
if stop() {
  tellEnd(thrown ?? error)
  if thrown == nil { _ = Result { try after.end(error) } }
  dispose()
}
// end 6.9
