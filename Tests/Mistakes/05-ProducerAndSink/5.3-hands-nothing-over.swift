// The token is returned without ever being given what to dispose.

// exercise 5.3
let disposer = SinkDisposer()
_ = run(observer, cancel: disposer)
return disposer
// end 5.3
