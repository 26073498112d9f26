// A closure listens in each trial, and ignores what comes after the end.

// exercise 12.13
// instead of: let observer = clock.start(disposed: Marbles.origin + (disposed ?? 100)) {
// instead of: debounce(cold.asObservable(), clock)
// instead of: }
let observer = clock.createObserver(Int.self)
var token: Disposable?
clock.scheduleAt(Marbles.origin) {
  token = debounce(cold.asObservable(), clock).subscribe { observer.on($0) }
}
clock.scheduleAt(Marbles.origin + (disposed ?? 100)) { token?.dispose() }
clock.start()
// end 12.13
