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

@Suite struct `7.13 BacklogSubject` {
  // MARK: The first observer

  @Test func `the first observer hears what was sent before it came, inside subscribe`() {
    let log = Log()
    let subject = BacklogSubject<Int>()

    for number in 1...3 { subject.onNext(number) }
    _ = subject.subscribe(log.observer())
    log.record("subscribed")

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "subscribed"],
      "Nobody had heard these three. The first observer hears all of them, in the order they were sent."
    )
  }

  @Test func `after the backlog it hears each event when it is sent`() {
    let log = Log()
    let subject = BacklogSubject<Int>()

    subject.onNext(1)
    _ = subject.subscribe(log.observer())
    subject.onNext(2)
    log.record("2 was sent")
    subject.onCompleted()

    #expect(
      log.values == ["next(1)", "next(2)", "2 was sent", "completed"],
      "It has heard the backlog. From here on the subject passes on what it is told."
    )
  }

  @Test func `if nothing was sent yet, the first observer hears what comes`() {
    let log = Log()
    let subject = BacklogSubject<Int>()

    _ = subject.subscribe(log.observer())
    #expect(log.values.isEmpty, "Nothing was sent, so there is nothing to tell.")
    subject.onNext(1)

    #expect(log.values == ["next(1)"], "A new element is told to the observer that is there, once.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end that was sent before is kept, too`(end: Event<Int>) {
    let log = Log()
    let subject = BacklogSubject<Int>()

    subject.onNext(1)
    subject.onNext(2)
    subject.on(end)
    _ = subject.subscribe(log.observer())
    log.record("subscribed")

    #expect(
      log.values == ["next(1)", "next(2)", "\(end)", "subscribed"],
      "All was over before anybody came. The first observer still hears all of it, and how it ended."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what is sent after an end is ignored`(end: Event<Int>) {
    let log = Log()
    let (early, late) = (BacklogSubject<Int>(), BacklogSubject<Int>())

    _ = early.subscribe(log.observer("early"))
    for subject in [early, late] {
      subject.onNext(1)
      subject.on(end)
      subject.onNext(2)
      subject.onCompleted()
      subject.onError(Storm())
    }
    _ = late.subscribe(log.observer("late"))

    #expect(
      log.values == ["early next(1)", "early \(end)", "late next(1)", "late \(end)"],
      "The first end counts, and nothing follows it, whether somebody listens or not."
    )
  }

  // MARK: Later observers

  @Test func `a later observer hears nothing of the backlog`() {
    let log = Log()
    let subject = BacklogSubject<Int>()

    subject.onNext(1)
    _ = subject.subscribe(log.observer("a"))
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(2)
    subject.onCompleted()

    #expect(
      log.values == ["a next(1)", "a next(2)", "b next(2)", "a completed", "b completed"],
      "1 was kept until somebody heard it, and \"a\" did. The second observer hears what comes from now on."
    )
  }

  @Test func `what is sent after the first observer has come is not kept`() {
    let log = Log()
    let subject = BacklogSubject<Int>()

    _ = subject.subscribe(Log().observer())
    subject.onNext(1)
    _ = subject.subscribe(log.observer("late"))
    subject.onNext(2)

    #expect(
      log.values == ["late next(2)"],
      "Once a first observer has come it is a publish subject: a later one has missed what was sent."
    )
  }

  @Test(arguments: [true, false])
  func `it keeps nothing again when the first observer has left`(hasBacklog: Bool) {
    let log = Log()
    let subject = BacklogSubject<Int>()

    if hasBacklog { subject.onNext(1) }
    subject.subscribe(log.observer("first")).dispose()
    subject.onNext(2)
    _ = subject.subscribe(log.observer("second"))
    subject.onNext(3)

    #expect(
      log.heard(by: "first") == (hasBacklog ? ["next(1)"] : []),
      "The first observer left before 2 was sent."
    )
    #expect(
      log.heard(by: "second") == ["next(3)"],
      """
      2 was sent when nobody was listening, but there had been a first observer\
      \(hasBacklog ? "" : ", though nothing had been sent when it came"). It is the first one that ever \
      came for whom things are kept, and not the first one after a pause.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after the end a later observer hears only the end`(end: Event<Int>) {
    let log = Log()
    let (kept, live) = (BacklogSubject<Int>(), BacklogSubject<Int>())

    kept.onNext(1)
    kept.on(end)
    _ = kept.subscribe(Log().observer())
    _ = live.subscribe(Log().observer())
    live.onNext(1)
    live.on(end)
    _ = kept.subscribe(log.observer("a"))
    _ = live.subscribe(log.observer("b"))

    #expect(
      log.values == ["a \(end)", "b \(end)"],
      """
      In both subjects somebody has heard 1 and the end. A later observer is told how it ended, and \
      nothing else; if it were told nothing, it would wait for something that is over.
      """
    )
  }

  // MARK: During the replay

  @Test func `what the first observer sends during the replay comes after the backlog`() {
    let log = Log()
    let subject = BacklogSubject<Int>()
    subject.onNext(1)
    subject.onNext(2)

    _ = subject.subscribe(
      log.observer("first") { event in
        guard let element = event.element, element < 3 else { return }
        subject.onNext(element + 10)
      }
    )

    #expect(
      log.values == ["first next(1)", "first next(2)", "first next(11)", "first next(12)"],
      "It answered 1 with 11 and 2 with 12. Both were sent after 2, so all of the backlog comes first."
    )
  }

  @Test func `an end that is sent during the replay comes after the backlog, and is the last`() {
    let log = Log()
    let subject = BacklogSubject<Int>()
    subject.onNext(1)
    subject.onNext(2)

    _ = subject.subscribe(
      log.observer("first") { event in
        guard event.element == 1 else { return }
        subject.onCompleted()
        subject.onNext(3)
        subject.onError(Storm())
      }
    )
    _ = subject.subscribe(log.observer("late"))

    #expect(
      log.heard(by: "first") == ["next(1)", "next(2)", "completed"],
      "The end waits for the backlog. It was still sent before 3 and the error, so they came too late."
    )
    #expect(
      log.heard(by: "late") == ["completed"],
      """
      While 1 was told, `completed` was sent, and then an error. The first end counts from the moment \
      when it is sent, for later observers, too.
      """
    )
  }

  @Test func `an observer that subscribes during the replay is a later one`() {
    let log = Log()
    let subject = BacklogSubject<Int>()
    subject.onNext(1)
    subject.onNext(2)

    _ = subject.subscribe(
      log.observer("first") { event in
        guard event.element == 1 else { return }
        subject.onNext(3)
        _ = subject.subscribe(log.observer("second"))
      }
    )
    subject.onNext(4)

    let second = log.heard(by: "second")
    #expect(
      !second.contains("next(1)") && !second.contains("next(2)"),
      """
      The first observer was hearing 1 when the second subscribed, and that one heard \(second.listed). \
      The backlog is the first one's, even what it has not heard yet.
      """
    )
    #expect(
      !second.contains("next(3)"),
      """
      While the first observer was hearing 1, 3 was sent, and after that the second one subscribed. It \
      heard 3, although that was sent before it came: who hears an event is decided when it is sent.
      """
    )
    #expect(
      second.count { $0 == "next(4)" } == 1,
      "4 was sent when both were there, once. The second observer heard \(second.listed)."
    )
    #expect(
      log.heard(by: "first") == ["next(1)", "next(2)", "next(3)", "next(4)"],
      "The first observer goes on hearing its backlog, and then what comes."
    )
  }

  @Test(arguments: [true, false])
  func `an observer that subscribes while the end waits hears it`(_ isDuringReplay: Bool) {
    let log = Log()
    let subject = BacklogSubject<Int>()
    if isDuringReplay { subject.onNext(1) }
    let first = subject.subscribe(
      log.observer("first") { event in
        guard event.element == 1 else { return }
        subject.onCompleted()
        _ = subject.subscribe(log.observer("second"))
      }
    )
    if !isDuringReplay { subject.onNext(1) }

    #expect(
      log.heard(by: "first") == ["next(1)", "completed"],
      "While it was hearing 1, the first observer sent `completed`, and it hears that, too."
    )
    #expect(
      log.heard(by: "second") == ["completed"],
      """
      While the first observer was hearing 1, `completed` was sent, and then the second one subscribed. An \
      end counts from the moment when it is sent, and who comes later hears it. The second observer heard \
      \(log.heard(by: "second").listed).
      """
    )
    first.dispose()
  }

  @Test func `what the first observer does not want is dropped`() {
    let (log, lifetimes) = (Log(), Lifetimes())
    let subject = BacklogSubject<Int>()
    for number in 1...3 { subject.onNext(number) }

    let token = subject.take(2)
      .subscribe(
        log.observer("first") { [probe = lifetimes.probe()] _ in probe.touch() }
      )
    _ = subject.subscribe(log.observer("second"))
    subject.onNext(4)

    #expect(
      log.values == ["first next(1)", "first next(2)", "first completed", "second next(4)"],
      """
      The first observer wanted two, and had left before 3. It was still the first: the rest of the \
      backlog is not for anybody else.
      """
    )
    #expect(lifetimes.alive == 0, "It left during the replay, and the subject still keeps it.")
    token.dispose()
  }

  @Test func `another thread need not wait until the backlog is told`() {
    let log = Log()
    let subject = BacklogSubject<Int>()
    subject.onNext(1)
    subject.onNext(2)

    _ = subject.subscribe(
      log.observer("first") { event in
        guard event.element == 1 else { return }
        let returned = anotherThreadCan {
          subject.onNext(3)
          subject.subscribe(Log().observer()).dispose()
        }
        log.record(returned ? "the other thread has returned" : "the other thread is stuck")
      }
    )

    #expect(
      log.values == [
        "first next(1)", "the other thread has returned", "first next(2)", "first next(3)",
      ],
      """
      The first observer was hearing 1 when another thread sent 3, and subscribed. That thread must not \
      wait for the observer, which may be waiting for it; and 3 comes after the backlog.
      """
    )
  }

  // MARK: Leaving

  @Test func `a disposed observer hears nothing more, and is freed`() {
    let (log, lifetimes) = (Log(), Lifetimes())
    let subject = BacklogSubject<Int>()
    subject.onNext(1)

    let token = subject.subscribe(
      log.observer("a") { [probe = lifetimes.probe()] _ in probe.touch() }
    )
    _ = subject.subscribe(log.observer("b"))
    token.dispose()
    token.dispose()
    subject.onNext(2)
    subject.onCompleted()

    #expect(
      log.values == ["a next(1)", "b next(2)", "b completed"],
      "The first observer left after the backlog. Its token gives up one subscription, and no other."
    )
    #expect(lifetimes.alive == 0, "It will hear nothing more, so there is no reason to keep it.")
  }

  @Test(arguments: [Event<Int>.next(1), .completed, .error(Storm())])
  func `an observer that is disposed by another one hears no more of that delivery`(
    event: Event<Int>
  ) {
    let log = Log()
    let subject = BacklogSubject<Int>()
    var second: Disposable?

    _ = subject.subscribe(log.observer("a") { _ in second?.dispose() })
    second = subject.subscribe(log.observer("b"))
    subject.on(event)

    #expect(log.heard(by: "a") == ["\(event)"], "The first observer was told \(event), once.")
    let late = log.heard(by: "b")
    #expect(
      late.isEmpty,
      """
      While it was told \(event), the first observer disposed the second, which then heard \
      \(late.listed). Nothing comes after `dispose()`, be it an element or an end.
      """
    )
    second = nil
  }

  // MARK: What is kept

  @Test func `the backlog is kept until it is heard, and no longer`() {
    let lifetimes = Lifetimes()
    let subject = BacklogSubject<Lifetimes.Probe>()

    for _ in 0..<3 { subject.onNext(lifetimes.probe()) }
    #expect(lifetimes.alive == 3, "Nobody has heard these three yet, so they have to be kept.")
    let token = subject.subscribe { _ in }
    #expect(
      lifetimes.alive == 0,
      "The first observer has heard them, nobody else will, and \(lifetimes.alive) are still kept."
    )
    subject.onNext(lifetimes.probe())
    token.dispose()
    subject.onNext(lifetimes.probe())
    #expect(
      lifetimes.alive == 0,
      "\(lifetimes.alive) of the elements are kept that were sent after the first observer had come."
    )
  }

  @Test func `a backlog that has ended is kept no longer than another`() {
    let lifetimes = Lifetimes()
    let subject = BacklogSubject<Lifetimes.Probe>()

    subject.onNext(lifetimes.probe())
    subject.onCompleted()
    #expect(lifetimes.alive == 1, "It has ended, but nobody has heard its element yet.")
    subject.onNext(lifetimes.probe())
    #expect(
      lifetimes.alive == 1,
      "An element that was sent after the end is kept, and nobody will ever hear it."
    )
    _ = subject.subscribe { _ in }

    #expect(lifetimes.alive == 0, "The first observer has heard it, and it is still kept.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after the end the observers are freed`(end: Event<Int>) {
    let lifetimes = Lifetimes()
    let (kept, live) = (BacklogSubject<Int>(), BacklogSubject<Int>())

    kept.on(end)
    let tokens = [kept, live]
      .map { $0.subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() }) }
    live.on(end)

    #expect(
      lifetimes.alive == 0,
      "Both observers have heard the end. A subject may live as long as the app, and so may a token."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `a backlog that nobody has heard goes with its subject`() {
    let lifetimes = Lifetimes()
    var subject: BacklogSubject<Lifetimes.Probe>? = BacklogSubject()

    subject?.onNext(lifetimes.probe())
    subject = nil

    #expect(lifetimes.alive == 0, "The subject is gone, so nobody will ever hear its backlog.")
  }

  @Test func `an element of the backlog is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = BacklogSubject<LastWill?>()

    subject.onNext(LastWill(outcome) { [weak subject] in subject?.onNext(nil) })
    _ = subject.subscribe { _ in }

    #expect(
      outcome.values == [true],
      """
      An element of the backlog was heard, and freed. Its `deinit` waited for another thread, which \
      sent something to the subject, and has not returned. So no lock may be held then.
      """
    )
  }

  @Test func `an element that an observer is not told any more is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = BacklogSubject<LastWill?>()
    let holder = SingleAssignmentDisposable()
    var hasAnswered = false

    holder.setDisposable(
      subject.subscribe { [weak subject] _ in
        guard !hasAnswered else { return }
        hasAnswered = true
        subject?.onNext(LastWill(outcome) { [weak subject] in subject?.onNext(nil) })
        holder.dispose()
      }
    )
    subject.onNext(nil)

    #expect(
      !outcome.values.isEmpty,
      "The observer sent an element itself, and left. Nobody else is there to hear it, and it is still kept."
    )
    #expect(
      !outcome.values.contains(false),
      """
      The observer sent an element itself, and left. When that element was freed its `deinit` waited \
      for another thread, which sent something to the subject, and has not returned. So no lock may be \
      held then.
      """
    )
  }

  @Test(arguments: ["it has left", "the end was sent"])
  func `an observer is freed while no lock is held`(moment: String) {
    let outcome = Recorder<Bool>()
    let subject = BacklogSubject<Int>()

    func lastWill() -> LastWill {
      LastWill(outcome) { [weak subject] in subject?.onNext(1) }
    }
    // Only the subject keeps the observer, and only that its last will.
    let token = subject.subscribe(AnyObserver { [will = lastWill()] _ in will.touch() })
    if moment == "it has left" { token.dispose() } else { subject.onCompleted() }

    #expect(
      !outcome.values.isEmpty,
      "The observer will hear nothing more, because \(moment), and is still kept."
    )
    #expect(
      !outcome.values.contains(false),
      """
      The observer was freed because \(moment). Its `deinit` waited for another thread, which sent \
      something to the subject, and has not returned. So no lock may be held then.
      """
    )
    token.dispose()
  }

  // MARK: Many

  @Test func `a backlog of 100,000 elements is told in order`() {
    let subject = BacklogSubject<Int>()
    var (next, isInOrder) = (0, true)

    for number in 0..<100_000 { subject.onNext(number) }
    _ = subject.subscribe(onNext: { number in
      isInOrder = isInOrder && number == next
      next += 1
    })

    #expect(next == 100_000, "100,000 elements were kept, and \(next) were told.")
    #expect(isInOrder, "The backlog was told in another order than it was sent.")
  }

  @Test func `100,000 answers during the replay do not pile up on the stack`() {
    let subject = BacklogSubject<Int>()
    var (newest, depth, deepest) = (0, 0, 0)

    subject.onNext(0)
    _ = subject.subscribe(onNext: { number in
      depth += 1
      deepest = max(deepest, depth)
      newest = number
      // If the answers nest, a hundred of them are enough to see it.
      if number < 100_000, depth < 100 { subject.onNext(number + 1) }
      depth -= 1
    })

    #expect(
      deepest == 1,
      "The first observer was called again before it had returned, \(deepest) calls deep."
    )
    #expect(
      newest == 100_000,
      "It answered each number with the next, up to 100,000, and the last that it heard was \(newest)."
    )
  }

  // MARK: Threads

  @Test func `what several threads use is guarded`() {
    let exploration = explore { race in
      let subject = BacklogSubject<Int>()
      for number in 1...2 { race.thread { subject.onNext(number) } }
    }
    let isSeen = exploration.sawSteps
    #expect(
      isSeen,
      """
      Two threads sent something, and neither took a step: no lock was taken, nor anything else used \
      that the tests can follow. Either nothing guards what is kept, or something does that is not from \
      chapter 3. Then no test below can find a race.
      """
    )
  }

  @Test func `what is sent while the first observer comes is heard once, in order`() {
    inEveryInterleaving(
      interruptions: 3,
      """
      Whatever was sent before the first observer came is in the backlog, and what is sent later comes \
      after it. To find out that one is the first, to take the backlog, and to be listed for what comes \
      are one step; and what is sent during the replay is told by the thread that replays.
      """
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      subject.onNext(1)
      race.thread("the subscriber") { _ = subject.subscribe(Witness("first", in: race, log)) }
      race.thread("the sender") { for number in 2...3 { subject.onNext(number) } }
      race.atEnd {
        subject.onNext(4)
        let heard = log.heard(by: "first")
        if heard == ["1", "2", "3", "4"] { return nil }
        return """
          1 had been sent, another thread sent 2 and 3 while the first observer subscribed, and after \
          that came 4. It heard \(heard.listed).
          """
      }
    }
  }

  @Test func `an answer goes behind what was sent while the first observer came`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      What the first observer sends during the replay comes after the backlog. Whether there is a backlog \
      is known in the step that takes it, and not before.
      """
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      race.thread("the subscriber") {
        _ = subject.subscribe(
          Witness("first", in: race, log) { event in
            if event.element == 1 { subject.onNext(11) }
          }
        )
      }
      race.thread("the sender") {
        for number in 1...2 { subject.onNext(number) }
        // A `Broadcast` knows that both are in the backlog. If they aren't, an answer may overtake.
        let observable: Observable<Int> = subject
        if (observable as? Broadcast<Int>)?.hasObservers == false { log.record("nobody has come") }
      }
      race.atEnd {
        let (heard, isBacklog) = (log.heard(by: "first"), log.values.contains("nobody has come"))
        if heard == ["1", "2", "11"] { return nil }
        if !isBacklog, heard.sorted() == ["1", "11", "2"] { return nil }
        return """
          While the first observer subscribed, another thread sent 1 and 2\
          \(isBacklog ? ", and both were in the backlog" : ""). The observer answered 1 with 11, and heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `an end that is sent while the first observer comes is the last it hears`() {
    inEveryInterleaving(
      "An end is in the backlog, or comes after it, like an element."
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      subject.onNext(1)
      race.thread("the subscriber") { _ = subject.subscribe(Witness("first", in: race, log)) }
      race.thread("the sender") {
        subject.onNext(2)
        subject.onCompleted()
      }
      race.atEnd {
        _ = subject.subscribe(log.observer("late"))
        let (heard, late) = (log.heard(by: "first"), log.heard(by: "late"))
        if heard == ["1", "2", "completed"], late == ["completed"] { return nil }
        return """
          1 had been sent, another thread sent 2 and the end while the first observer subscribed. It \
          heard \(heard.listed), and one that subscribed later heard \(late.listed).
          """
      }
    }
  }

  @Test func `of two observers that come at once exactly one hears the backlog`() {
    inEveryInterleaving(
      "Only one of them can be the first. Which one, is decided in the step that takes the backlog."
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      for number in 1...2 { subject.onNext(number) }
      for name in ["a", "b"] {
        race.thread { _ = subject.subscribe(Witness(name, in: race, log)) }
      }
      race.atEnd {
        subject.onNext(3)
        let heard = [log.heard(by: "a"), log.heard(by: "b")]
        if heard == [["1", "2", "3"], ["3"]] || heard == [["3"], ["1", "2", "3"]] { return nil }
        return """
          1 and 2 had been sent when two observers subscribed, and 3 came after that. One heard \
          \(heard[0].listed), and the other \(heard[1].listed).
          """
      }
    }
  }

  @Test func `after the end one of two observers hears the backlog, and both the end`() {
    inEveryInterleaving(
      "A backlog that has ended is handed over once, like any other; the end is for everybody."
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      subject.onNext(1)
      subject.onCompleted()
      for name in ["a", "b"] {
        race.thread { _ = subject.subscribe(Witness(name, in: race, log)) }
      }
      race.atEnd {
        let heard = [log.heard(by: "a"), log.heard(by: "b")].sorted { $0.count > $1.count }
        if heard == [["1", "completed"], ["completed"]] { return nil }
        return """
          1 and the end had been sent when two observers subscribed. One heard \(heard[0].listed), and \
          the other \(heard[1].listed).
          """
      }
    }
  }

  @Test func `an observer that subscribes and then sends hears that, first or not`() {
    inEveryInterleaving(
      """
      The second observer may come while the first one is told the backlog. It hears what is sent \
      from then on, but once, and by one thread at a time.
      """
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      subject.onNext(1)
      race.thread { _ = subject.subscribe(Witness("a", in: race, log)) }
      race.thread {
        _ = subject.subscribe(Witness("b", in: race, log))
        subject.onNext(2)
      }
      race.atEnd {
        let (a, b) = (log.heard(by: "a"), log.heard(by: "b"))
        if a == ["1", "2"], b == ["2"] { return nil }
        if b == ["1", "2"], a == ["2"] || a.isEmpty { return nil }
        return """
          1 had been sent when two observers subscribed, "a" and "b", and the thread of "b" then sent \
          2. "a" heard \(a.listed), and "b" heard \(b.listed).
          """
      }
    }
  }

  @Test func `two threads that send at once call no observer at the same time`() {
    inEveryInterleaving(
      """
      One of the two threads delivers both elements; the other leaves its own in a queue, and returns. So \
      all observers hear the same order.
      """
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      subject.onNext(0)
      for name in ["a", "b"] { _ = subject.subscribe(Witness(name, in: race, log)) }
      for number in 1...2 { race.thread { subject.onNext(number) } }
      race.atEnd {
        let (a, b) = (log.heard(by: "a"), log.heard(by: "b"))
        if a == ["0"] + b, b.sorted() == ["1", "2"] { return nil }
        return """
          0 had been sent when the first of two observers came, and then two threads sent 1 and 2. The \
          first observer heard \(a.listed), and the second \(b.listed).
          """
      }
    }
  }

  @Test func `what two threads send before anybody has come is kept, all of it`() {
    inEveryInterleaving(
      "Each element is told to the first observer, in the backlog or after it; none gets lost."
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      for number in 1...2 { race.thread("the sender of \(number)") { subject.onNext(number) } }
      race.thread("the subscriber") { _ = subject.subscribe(Witness("first", in: race, log)) }
      race.atEnd {
        let heard = log.heard(by: "first")
        if heard.sorted() == ["1", "2"] { return nil }
        return """
          Two threads sent 1 and 2 while the first observer subscribed, and it heard \(heard.listed).
          """
      }
    }
  }

  @Test func `an observer that leaves during the replay hears no more, while another sends`() {
    inEveryInterleaving(
      """
      The observer wanted two and had left before its backlog was told to the end. Nothing may be kept \
      because of that, and nothing told to it.
      """
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      for number in 1...3 { subject.onNext(number) }
      race.thread("the subscriber") {
        _ = subject.take(2).subscribe(Witness("first", in: race, log))
      }
      race.thread("the sender") { subject.onNext(4) }
      race.atEnd {
        _ = subject.subscribe(log.observer("second"))
        subject.onNext(5)
        let (first, second) = (log.heard(by: "first"), log.heard(by: "second"))
        if first == ["1", "2", "completed"], second == ["next(5)"] { return nil }
        return """
          1, 2 and 3 had been sent, and another thread sent 4. The first observer took two and heard \
          \(first.listed); the second came after that, 5 was sent, and it heard \(second.listed).
          """
      }
    }
  }

  @Test func `a token that is disposed while the backlog is told stops what comes after it`() {
    inEveryInterleaving(
      """
      The token is disposed as soon as `subscribe` has returned it, if not before. The call that has \
      begun may still come, and nothing after it.
      """
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      let holder = SingleAssignmentDisposable()
      for number in 1...2 { subject.onNext(number) }
      race.thread("the subscriber") {
        holder.setDisposable(subject.subscribe(Witness("first", in: race, log)))
      }
      race.thread("the leaver") {
        subject.onNext(3)
        holder.dispose()
      }
      race.atEnd {
        _ = subject.subscribe(log.observer("second"))
        subject.onNext(4)
        let (first, second) = (log.heard(by: "first"), log.heard(by: "second"))
        let isRight = [["1", "2"], ["1", "2", "3"]].contains(first) && second == ["next(4)"]
        if isRight { return nil }
        return """
          1 and 2 had been sent; while the first observer subscribed another thread sent 3, and disposed \
          it. It heard \(first.listed). The second came after that, 4 was sent, and it heard \
          \(second.listed).
          """
      }
    }
  }

  @Test func `after leaving on another thread at most the call that has begun comes`() {
    inEveryInterleaving(
      "An observer that has left hears nothing more, however far a delivery has come."
    ) { race in
      let log = Log()
      let subject = BacklogSubject<Int>()
      let token = subject.subscribe(Witness("a", in: race, log))
      race.thread("the sender") {
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
      }
      race.thread("the leaver") {
        token.dispose()
        log.record("a has left")
      }
      race.atEnd {
        let later = log.values(after: "a has left")
        guard later.count > 1 else { return nil }
        return "`dispose()` had returned, and after that the observer heard \(later.listed)."
      }
    }
  }

  @Test func `the pictures in the lesson are what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.13",
      operators: [
        "BacklogSubject()": { backlog(of: $0) },
        "BacklogSubject(), a second": { source in
          let subject = backlog(of: source)
          _ = subject.subscribe { _ in }
          return subject
        },
      ]
    )
  }
}

/// Lets a new subject hear what `source` sends, for a picture in the lesson.
private func backlog<Source: ObservableType>(of source: Source) -> BacklogSubject<Source.Element> {
  let subject = BacklogSubject<Source.Element>()
  _ = source.subscribe(subject)
  return subject
}
