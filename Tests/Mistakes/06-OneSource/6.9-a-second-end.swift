// What a hook throws after the end is sent as a second end.

// exercise 6.9
onSubscribe?()
let subscription = source.subscribe(sink)
onSubscribed?()
guard let onDispose else { return (sink, subscription) }
return (sink, Disposables.create(subscription, Disposables.create(with: onDispose)))
// end 6.9

// exercise 6.9
do {
  try before.next?(element)
  forwardNext(element)
  try after.next?(element)
} catch {
  fail(with: error)
}
// end 6.9

// exercise 6.9
do {
  try before.end(error)
} catch {
  return fail(with: error)
}
if stop() { tellEnd(error) }
do {
  try after.end(error)
} catch {
  observer.onError(error)
}
dispose()
// end 6.9
