// What a hook throws behind the end is sent as a second end.

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
  try after(event)
  if event.isStopEvent { dispose() }
} catch {
  forwardOn(.error(error))
  dispose()
}
// end 6.9
