// Hot sources, and the drawn lines are compared as texts.

// exercise 12.13
var complaints: [String] = []
func expect(_ line: String, _ wanted: String, until disposed: Int = 50) throws {
  let clock = TestScheduler(initialClock: 0)
  let events: [Recorded<Event<Int>>] = try Marbles.events(line)
  let source = clock.createHotObservable(events)
  let observer = clock.start(disposed: 200 + disposed) { debounce(source.asObservable(), clock) }
  let came = Marbles.draw(observer.events)
  if came != wanted { complaints.append("\(line) becomes \(came), and should become \(wanted)") }
  let ended = observer.events.last { $0.value.isStopEvent }?.time ?? 200 + disposed
  if source.subscriptions != [Subscription(200, ended)] {
    complaints.append("\(line) was subscribed to at \(source.subscriptions)")
  }
}
try expect("--1---2--3-4--5---6", "-----1-----------5---6")
try expect("--1-----2------|", "-----1-----2---|")
try expect("--1-----2-|", "-----1----(2|)")
try expect("--1-----2-#", "-----1----#")
try expect("--1-----#", "-----1--#")
try expect("-|", "-|")
try expect("-1-2-3-4-5", "", until: 6)
let clock = TestScheduler(initialClock: 0)
let source = clock.createHotObservable([.next(201, 1), .next(204, 2)])
let result = debounce(source.asObservable(), clock)
let observers = [clock.createObserver(Int.self), clock.createObserver(Int.self)]
for observer in observers { _ = result.subscribe(observer) }
var input: AnyObserver<Int>?
let answers = clock.createObserver(Int.self)
let answered = Observable<Int>
  .create {
    input = $0
    $0.onNext(1)
    return Disposables.create()
  }
_ = debounce(answered, clock)
  .subscribe { event in
    answers.on(event)
    if event.element == 1 { input?.onNext(2) }
  }
clock.start()
for observer in observers {
  let came = Marbles.draw(observer.events)
  if came != "-------2" { complaints.append("One of two subscribers hears \(came)") }
}
let came = Marbles.draw(answers.events, from: 0)
if came != "---1--2" { complaints.append("1 at once, and 2 as an answer, become \(came)") }
return complaints.isEmpty ? nil : complaints.joined(separator: "\n")
// end 12.13

// exercise 12.13
// end 12.13
