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
// instead of: clock.scheduleAt(Marbles.origin) { _ = debounce(source, clock).subscribe(observer) }
clock.scheduleAt(Marbles.origin) { _ = debounce(source, clock).subscribe { observer.on($0) } }
// end 12.13
