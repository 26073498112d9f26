// It builds a sink, which it does not need.

// exercise 5.4
// instead of: observer.onNext(element)
// instead of: observer.onCompleted()
let sink = PassingSink(observer: observer, cancel: SinkDisposer())
sink.onNext(element)
sink.onCompleted()
// end 5.4
