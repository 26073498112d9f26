// Lets the event map itself, and disposes if what came out is an end.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
return (sink: sink, subscription: subscription)
// end 5.5

// exercise 5.5
let mapped = event.map(transform)
forwardOn(mapped)
if mapped.isStopEvent { dispose() }
// end 5.5
