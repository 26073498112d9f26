// The error is forwarded, and the source stays subscribed.

// exercise 5.7
let sink = MapSink(transform: transform, observer: observer, cancel: cancel)
return (sink, source.subscribe(sink))
// end 5.7

// exercise 5.7
forwardOn(event.map(transform))
if event.isStopEvent { dispose() }
// end 5.7
