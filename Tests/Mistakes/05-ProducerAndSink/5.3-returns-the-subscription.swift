// The token of the source is returned, and nothing can stop the sink.

// exercise 5.3
let disposer = SinkDisposer()
let (_, subscription) = run(observer, cancel: disposer)
return subscription
// end 5.3
