// A serial disposable, and an array for the sequence.

// exercise 12.9
var sources: [Source] = []
let subscription = SerialDisposable()
scheduleAt(created) { sources.append(create()) }
scheduleAt(subscribed) {
  for source in sources { subscription.disposable = source.asObservable().subscribe(observer) }
}
scheduleAt(disposed) { subscription.dispose() }
start()
// end 12.9
