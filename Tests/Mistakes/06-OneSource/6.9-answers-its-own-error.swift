// An error from a hook is treated like one from the source: afterError is called.

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
var end = error
do { try before.end(error) } catch let thrown { end = thrown }
if stop() { tellEnd(end) }
try? after.end(end)
dispose()
// end 6.9
