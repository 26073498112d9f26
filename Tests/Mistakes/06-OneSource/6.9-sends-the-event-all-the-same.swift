// A hook that throws is noticed after the event was sent.

// exercise 6.9
onSubscribe?()
let subscription = source.subscribe(sink)
onSubscribed?()
guard let onDispose else { return (sink, subscription) }
return (sink, Disposables.create(subscription, Disposables.create(with: onDispose)))
// end 6.9

// exercise 6.9
var thrown: Swift.Error?
do { try before(event) } catch { thrown = error }
forwardOn(event)
do { try after(event) } catch { thrown = error }
if let thrown, !event.isStopEvent { forwardOn(.error(thrown)) }
if thrown != nil || event.isStopEvent { dispose() }
// end 6.9
