import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.8 ReplaySubject` {
  @Test func `a new observer is told what was kept, oldest first, inside subscribe`() {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 3)

    subject.onNext(1)
    subject.onNext(2)
    _ = subject.subscribe(log.observer())
    log.record("subscribed")
    subject.onNext(3)

    #expect(
      log.values == ["next(1)", "next(2)", "subscribed", "next(3)"],
      "It hears the past as if it had been there, and then what is new."
    )
  }

  @Test(arguments: [0, 1, 2, 5])
  func `it keeps the last elements, and no more than its size`(size: Int) {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: size)

    for number in 1...7 { subject.onNext(number) }
    _ = subject.subscribe(log.observer())

    #expect(
      log.values == (1...7).suffix(size).map { "next(\($0))" },
      "Seven elements were sent, and there is room for \(size): the last ones stay, oldest first."
    )
  }

  @Test func `without a bound it keeps everything`() {
    let log = Log()
    let subject = ReplaySubject<Int>.createUnbounded()

    for number in 1...100 { subject.onNext(number) }
    _ = subject.subscribe(log.observer())

    #expect(
      log.values == (1...100).map { "next(\($0))" },
      "Everything that was ever sent, in order."
    )
  }

  @Test func `without a bound it keeps 100,000 elements, too`() {
    var memory = ReplayMemory<Int>(limit: .max)

    for number in 0..<100_000 {
      var element = number
      memory.note(&element)
    }
    let past = memory.past
    // Compared here: a report that shows 100,000 differences takes its time.
    let isWhole = past.elementsEqual(0..<100_000)

    #expect(
      isWhole,
      """
      100,000 elements were noted without a bound, from 0 on. The past has \(past.count) elements, the first \
      of them \(past.first.map { "\($0)" } ?? "missing").
      """
    )
  }

  @Test func `before anything was sent there is nothing to tell`() {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 2)

    _ = subject.subscribe(log.observer())
    #expect(log.values.isEmpty, "It keeps what it is told, and it was told nothing.")
    subject.onNext(1)
    #expect(
      log.values == ["next(1)"],
      "A new element is told to the observers that are there, once."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after the end a new observer hears the past, and then the end`(end: Event<Int>) {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 2)

    for number in 1...3 { subject.onNext(number) }
    subject.on(end)
    subject.onNext(4)
    _ = subject.subscribe(log.observer())

    #expect(
      log.values == ["next(2)", "next(3)", "\(end)"],
      "Even a sequence that is over is replayed: the last elements, and how it ended."
    )
  }

  @Test func `a disposed subject tells nothing of the past`() {
    let log = Log()
    let subject = ReplaySubject<Int>.createUnbounded()

    subject.onNext(1)
    subject.dispose()
    _ = subject.subscribe(log.observer())

    #expect(log.values.count == 1, "It was disposed: an error, and nothing before it.")
    #expect(log.values.first?.hasPrefix("error(disposed") == true, "The error says why.")
  }

  @Test func `what is sent during the replay comes after the past`() {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    subject.onNext(1)
    subject.onNext(2)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard let element = event.element, element < 3 else { return }
        subject.onNext(element + 10)
        log.record("new is done with \(element)")
      }
    )

    #expect(
      log.values == [
        "new next(1)", "new is done with 1", "new next(2)", "new is done with 2", "new next(11)",
        "new next(12)",
      ],
      """
      The new observer answered 1 with 11 before it had heard 2. A past with new elements in the middle \
      is not the past any more, so in this subject answers wait.
      """
    )
  }

  @Test func `an operator can take less of the past`() {
    let log = Log()
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }

    _ = subject.take(2).subscribe(log.observer())

    #expect(log.values == ["next(1)", "next(2)", "completed"], "It wanted two.")
    #expect(!subject.hasObservers, "It has what it wanted, and has left.")
  }

  @Test func `what falls out of the buffer is freed`() {
    let lifetimes = Lifetimes()
    let subject = ReplaySubject<Lifetimes.Probe>.create(bufferSize: 2)

    for _ in 0..<10 { subject.onNext(lifetimes.probe()) }

    #expect(
      lifetimes.alive == 2,
      "There is room for two, and \(lifetimes.alive) are kept. Elements can be large: pictures, answers."
    )
  }

  @Test func `a buffer without room keeps nothing`() {
    let lifetimes = Lifetimes()
    let subject = ReplaySubject<Lifetimes.Probe>.create(bufferSize: 0)
    subject.onNext(lifetimes.probe())

    #expect(lifetimes.alive == 0, "There is room for none, and an element is kept.")
  }

  @Test func `an element is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = ReplaySubject<LastWill?>.create(bufferSize: 2)

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onNext(nil)
    subject.onNext(nil)

    #expect(
      outcome.values == [true],
      """
      The element has to be freed when another one replaces it, and after the lock is released: its \
      `deinit` may call the subject. So `note` does not free it, but leaves it in its parameter.
      """
    )
  }

  @Test func `what another thread sends follows the past without a gap`() {
    inEveryInterleaving(
      """
      Either an element is in the past that the new observer is told, or it comes after it: never both, \
      and never neither.
      """
    ) { race in
      let log = Log()
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      for number in 1...2 { subject.onNext(number) }
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") {
        subject.onNext(3)
        subject.onCompleted()
      }
      race.atEnd {
        let heard = log.heard(by: "new")
        if [["1", "2", "3", "completed"], ["2", "3", "completed"]].contains(heard) { return nil }
        return """
          1 and 2 were kept, and another thread sent 3 and the end. The new observer heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `the picture in the lesson is what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.8",
      operators: [
        "ReplaySubject.create(bufferSize: 2)": {
          fed(ReplaySubject<Int>.create(bufferSize: 2), by: $0)
        }
      ]
    )
  }
}
