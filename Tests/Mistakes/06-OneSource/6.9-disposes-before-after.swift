// It disposes as soon as the end is told, so that onDispose comes before afterCompleted.

// exercise 6.9
onSubscribe?()
let subscription = source.subscribe(sink)
onSubscribed?()
guard let onDispose else { return (sink, subscription) }
return (sink, Disposables.create(subscription, Disposables.create(with: onDispose)))
// end 6.9

// exercise 6.9
do {
  try before(event)
  forwardOn(event)
  if event.isStopEvent { dispose() }
} catch {
  forwardOn(.error(error))
  dispose()
  return
}
do {
  try after(event)
} catch {
  if !event.isStopEvent { forwardOn(.error(error)) }
  dispose()
}
if event.isStopEvent { dispose() }
// end 6.9
