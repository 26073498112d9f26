// The end is sent while the sink is still open, so a reentrant observer can make more follow.

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
tellEnd(error)
try? after.end(error)
dispose()
// end 6.9
