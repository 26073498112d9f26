// The events are compared without their ticks.

// exercise 12.13
let trials = [
  Trial("quiet after each element", source: "-1----2-----|", result: "----1----2--|"),
  Trial("a burst, and its last moment", source: "-12-3--4-----|", result: "----------4--|"),
  Trial("an end while 2 waits", source: "-1-2|", result: "----(2|)"),
  Trial("an error while 2 waits", source: "-1-2#", result: "----#"),
  Trial("a dispose while 2 waits", source: "-1-2----3-|", result: "", disposed: 5),
]
for trial in trials {
  if let complaint = try trial.run(debounce) { return complaint }
}
return nil
// end 12.13

// exercise 12.13
private struct Trial {
  let name: String

  let source: String

  let result: String

  let disposed: Int?

  init(_ name: String, source: String, result: String, disposed: Int? = nil) {
    self.name = name
    self.source = source
    self.result = result
    self.disposed = disposed
  }

  func run(_ debounce: @escaping Debounce) throws -> String? {
    let clock = TestScheduler(initialClock: 0)
    let events: [Recorded<Event<Int>>] = try Marbles.events(source, from: 0)
    let cold = clock.createColdObservable(events)
    let observer = clock.start(disposed: Marbles.origin + (disposed ?? 100)) {
      debounce(cold.asObservable(), clock)
    }

    let expected: [Recorded<Event<Int>>] = try Marbles.events(result)
    if observer.events.map(\.value) != expected.map(\.value) {
      let actual = Marbles.draw(observer.events)
      return "\(name)\n  source    \(source)\n  expected  \(result)\n  actual    \(actual)"
    }
    let end = disposed.map { Marbles.origin + $0 } ?? expected.last?.time ?? .max
    if cold.subscriptions != [Subscription(Marbles.origin, end)] {
      return "\(name): the subscriptions were \(cold.subscriptions), and should end at \(end)"
    }
    return nil
  }
}
// end 12.13
