// Before an error is heard the resource is freed.

// exercise 5.10
// instead of: let sink = PassingSink(observer: observer, cancel: cancel)
// instead of: return (sink, source(AnyObserver(sink)))
let sink = PassingSink(observer: observer, cancel: cancel)
let guarded = AnyObserver<Element> { event in
  guard case .error(let error) = event else { return sink.on(event) }
  guard sink.stop() else { return }
  sink.dispose()
  sink.tellEnd(error)
}
return (sink, source(guarded))
// end 5.10
