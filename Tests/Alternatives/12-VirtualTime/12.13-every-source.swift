// Tries every source of six ticks, with every end, against the promise as a formula.

// exercise 12.13
for bits in 0..<64 {
  let ticks = (0..<6).filter { bits >> $0 & 1 == 1 }
  for ending in Ending.allCases {
    for end in 6...10 {
      if let complaint = trial(of: debounce, ticks: ticks, ending, at: end) { return complaint }
    }
  }
}
return complaintOfThreeAtOnce(debounce) ?? complaintOfAnswers(debounce)
// end 12.13

// exercise 12.13
private enum Ending: CaseIterable {
  case completes, fails, isDisposed
}

private func trial(
  of debounce: @escaping Debounce,
  ticks: [Int],
  _ ending: Ending,
  at end: Int
) -> String? {
  var sent: [Recorded<Event<Int>>] = ticks.map { .next($0, $0) }
  var wanted: [Recorded<Event<Int>>] = []
  for (tick, next) in zip(ticks, ticks.dropFirst() + [.max]) {
    let due = tick + 3
    if due < next, due < end { wanted.append(.next(200 + due, tick)) }
    if due >= end, next == .max, ending == .completes { wanted.append(.next(200 + end, tick)) }
  }
  switch ending {
  case .completes:
    sent.append(.completed(end))
    wanted.append(.completed(200 + end))
  case .fails:
    sent.append(.error(end, MarbleError()))
    wanted.append(.error(200 + end, MarbleError()))
  case .isDisposed: break
  }
  let clock = TestScheduler(initialClock: 0)
  let source = clock.createColdObservable(sent)
  let observer = clock.start(disposed: ending == .isDisposed ? 200 + end : 300) {
    debounce(source.asObservable(), clock)
  }
  let ended = [Subscription(200, 200 + end)]
  if observer.events == wanted, source.subscriptions == ended { return nil }
  return """
    \(Marbles.draw(sent, from: 0)) becomes \(Marbles.draw(observer.events)), and should become \
    \(Marbles.draw(wanted)); \(source.subscriptions)
    """
}

private func complaintOfThreeAtOnce(_ debounce: Debounce) -> String? {
  let clock = TestScheduler(initialClock: 0)
  let source = clock.createColdObservable([.next(1, 1), .completed(9)])
  let result = debounce(source.asObservable(), clock)
  let observers = (0..<3).map { _ in clock.createObserver(Int.self) }
  for observer in observers { _ = result.subscribe(observer) }
  clock.start()
  let wanted: [Recorded<Event<Int>>] = [.next(4, 1), .completed(9)]
  if observers.allSatisfy({ $0.events == wanted }) { return nil }
  return "Three subscribers hear \(observers.map { Marbles.draw($0.events, from: 0) })"
}

private func complaintOfAnswers(_ debounce: Debounce) -> String? {
  let clock = TestScheduler(initialClock: 0)
  let observer = clock.createObserver(Int.self)
  var input: AnyObserver<Int>?
  let source = Observable<Int>
    .create {
      input = $0
      $0.onNext(1)
      return Disposables.create()
    }
  _ = debounce(source, clock)
    .subscribe { event in
      observer.on(event)
      if event.element == 1 { input?.onNext(2) }
    }
  clock.start()
  let wanted: [Recorded<Event<Int>>] = [.next(3, 1), .next(6, 2)]
  if observer.events == wanted { return nil }
  return "With an answer: \(Marbles.draw(observer.events, from: 0))"
}
// end 12.13
