// It looks whether the sequence has ended meanwhile, and frees the resource; a thread that is just
// ending the sequence frees it, too.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
let resource = source(AnyObserver(sink))
if sink.isDisposed, !cancel.isDisposed { resource.dispose() }
return (sink, resource)
// end 5.10
