// Turns off the alarm in `dispose()` under the lock, which is held while the observer is called.

// exercise 13.13
// instead of: return (sink, sink.listen(to: source))
let alarm = Disposables.create { sink.turnOffAlarm() }
return (sink, Disposables.create(sink.listen(to: source), alarm))
// end 13.13
