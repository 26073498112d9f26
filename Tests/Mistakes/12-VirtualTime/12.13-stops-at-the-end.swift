// Each trial runs up to the end that was promised, and does not see what comes afterwards.

// exercise 12.13
// instead of: Trial("an end at the tick that would be quiet", source: "-1--|", result: "----(1|)"),
// end 12.13

// exercise 12.13
// instead of: let observer = clock.start(disposed: Marbles.origin + (disposed ?? 100)) {
// instead of: debounce(cold.asObservable(), clock)
// instead of: }
let observer = clock.createObserver(Int.self)
var token: Disposable?
clock.scheduleAt(Marbles.origin) {
  token = debounce(cold.asObservable(), clock).subscribe(observer)
}
if let disposed { clock.scheduleAt(Marbles.origin + disposed) { token?.dispose() } }
clock.advanceTo(Marbles.origin + (events.last?.time ?? 0))
// instead of: clock.scheduleAt(Marbles.origin) { _ = debounce(source, clock).subscribe(observer) }
// instead of: clock.start()
clock.scheduleAt(Marbles.origin) { _ = debounce(source, clock).subscribe(observer) }
clock.advanceTo(Marbles.origin)
// end 12.13
