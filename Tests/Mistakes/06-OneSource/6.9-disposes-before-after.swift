// It ends as other operators do, so onDispose comes before afterCompleted.

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
if let error { fail(with: error) } else { complete() }
try? after.end(error)
// end 6.9
