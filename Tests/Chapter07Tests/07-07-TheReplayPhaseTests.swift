import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.7 The replay phase` {
  @Test func `what another thread sends waits until the new observer has heard the past`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        let returned = anotherThreadCan { subject.onNext(1) }
        log.record(returned ? "the other thread has returned" : "the other thread is stuck")
      }
    )

    #expect(
      log.values == ["new next(0)", "the other thread has returned", "new next(1)"],
      """
      The new observer was being told 0 when another thread sent 1. It hears 1 as well, but only when it \
      has returned from 0, and the other thread must not wait for that.
      """
    )
  }

  @Test func `nobody waits while the new observer is told what has come meanwhile`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard let element = event.element, element < 2 else { return }
        let returned = anotherThreadCan { subject.onNext(element + 1) }
        if !returned { log.record("a thread is stuck that sends \(element + 1)") }
      }
    )

    #expect(
      log.values == ["new next(0)", "new next(1)", "new next(2)"],
      """
      While the new observer was being told 0, another thread sent 1, and while it was being told 1, one \
      sent 2. Neither thread may wait for an observer: it may be waiting for that thread.
      """
    )
  }

  @Test func `the other observers do not wait for the new one`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(log.observer("old"))

    _ = subject.subscribe(
      log.observer("new") { event in
        if event.element == 0 { _ = anotherThreadCan { subject.onNext(1) } }
      }
    )

    #expect(
      log.values == ["old next(0)", "new next(0)", "old next(1)", "new next(1)"],
      "Only the new observer is in its replay phase. The old one hears 1 at once."
    )
  }

  @Test func `an end waits as well`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        _ = anotherThreadCan {
          subject.onNext(1)
          subject.onCompleted()
        }
        log.record("new is done with 0")
      }
    )

    #expect(
      log.values == ["new next(0)", "new is done with 0", "new next(1)", "new completed"],
      "Everything that comes in the replay phase is told after the past, in the order in which it came."
    )
  }

  @Test func `what the new observer sends itself is told at once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard let element = event.element, element < 2 else { return }
        subject.onNext(element + 1)
        log.record("new has sent \(element + 1)")
      }
    )

    #expect(
      log.values == [
        "new next(0)", "new next(1)", "new next(2)", "new has sent 2", "new has sent 1",
      ],
      "It answered the very first value. An answer nests, as it does everywhere if nothing waits before it."
    )
  }

  @Test func `what the new observer sends itself goes behind what came before it`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(log.observer("old"))

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        _ = anotherThreadCan { subject.onNext(1) }
        subject.onNext(2)
      }
    )

    #expect(
      log.values.filter { $0.hasPrefix("old") } == ["old next(0)", "old next(1)", "old next(2)"],
      "1 was sent before 2."
    )
    #expect(
      log.values.filter { $0.hasPrefix("new") } == ["new next(0)", "new next(1)", "new next(2)"],
      "All observers hear the same order: the new one must not hear its own 2 before the 1 of another thread."
    )
  }

  @Test func `where answers do not nest, what the new observer sends comes after the past`() {
    let log = Log()
    let annals = Annals()

    _ = annals.subscribe(
      log.observer("new") { event in
        guard let element = event.element, element < 3 else { return }
        annals.onNext(element + 10)
      }
    )

    #expect(
      log.values == ["new next(1)", "new next(2)", "new next(11)", "new next(12)"],
      """
      The new observer answered 1 with 11 before it had heard 2. This subject says that answers do not \
      nest: nothing comes in the middle of its past.
      """
    )
  }

  @Test func `what comes before the replay has begun is told after it`() {
    let log = Log()
    let slot = ObserverSlot(log.observer("new", of: Int.self), answersNest: false)

    // Another thread was faster: the slot was in the bag, and the replay had not begun.
    slot.tell(3)
    slot.replay([1, 2])
    slot.tell(4)

    #expect(
      log.values == ["new next(1)", "new next(2)", "new next(3)", "new next(4)"],
      "The past comes first: 3 was sent after 1 and 2, however fast it arrived."
    )
  }

  @Test func `what comes before the replay has begun is told even if there is no past`() {
    let log = Log()
    let slot = ObserverSlot(log.observer("new", of: Int.self), answersNest: false)

    // Another thread was faster: the slot was in the bag, and the replay had not begun.
    slot.tell(1)
    slot.replay([])
    slot.tell(2)

    #expect(
      log.values == ["new next(1)", "new next(2)"],
      """
      1 came when the slot was in the bag, and the replay had not begun. There was no past to replay, and \
      the observer still has to hear what has waited for it.
      """
    )
  }

  @Test func `a subject that is disposed during the replay says no more`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        _ = anotherThreadCan {
          subject.onNext(1)
          subject.dispose()
        }
      }
    )

    #expect(
      log.values == ["new next(0)"],
      "1 was waiting when the subject was disposed, and nothing is told after that."
    )
  }

  @Test func `after the replay phase each event is told at once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(log.observer("new"))
    #expect(anotherThreadCan { subject.onNext(1) }, "The other thread got stuck.")
    subject.onNext(2)

    #expect(
      log.values == ["new next(0)", "new next(1)", "new next(2)"],
      "The replay phase is over: each thread delivers what it sends, at once."
    )
  }

  @Test func `after the replay phase answers nest in every subject`() {
    let log = Log()
    let annals = Annals()

    _ = annals.subscribe(
      log.observer("new") { event in
        guard event.element == 3 else { return }
        annals.onNext(4)
        log.record("answered")
      }
    )
    annals.onNext(3)

    #expect(
      log.values.suffix(3) == ["new next(3)", "new next(4)", "answered"],
      """
      In this subject answers wait while an observer is told the past. That was over when 3 was sent, and \
      the observer answered with 4. It has to hear that before its own `onNext` returns.
      """
    )
  }

  @Test func `after the replay phase answers nest, whatever another thread sent in it`() {
    inEveryInterleaving(
      """
      In this subject answers wait in the replay phase, and only there. It is over when nothing waits and \
      no thread is telling the observer something, whichever thread was the last one to do so.
      """
    ) { race in
      let log = Log()
      let subject = Annals()
      race.thread("the subscriber") {
        _ = subject.subscribe(
          log.observer("new") { event in
            guard event.element == 4 else { return }
            subject.onNext(5)
            log.record("answered")
          }
        )
      }
      race.thread("the sender") { subject.onNext(3) }
      race.atEnd {
        subject.onNext(4)
        if log.values(after: "new next(4)") == ["new next(5)", "answered"] { return nil }
        return """
          Both threads were done, and the replay with them. Then 4 was sent, and the observer answered \
          with 5. It heard the answer when its own `onNext` had returned, not before.
          """
      }
    }
  }

  @Test func `a slot that is closed in the replay phase keeps nothing, even if something waits`() {
    let lifetimes = Lifetimes()
    let subject = BehaviorSubject(value: 0)
    func observer() -> AnyObserver<Int> {
      AnyObserver { [probe = lifetimes.probe()] event in
        probe.touch()
        guard event.element == 0 else { return }
        _ = anotherThreadCan {
          subject.onNext(1)
          subject.dispose()
        }
      }
    }

    let token = subject.subscribe(observer())

    #expect(
      lifetimes.alive == 0,
      """
      While the observer was told 0, another thread sent 1, which had to wait, and disposed the subject. \
      Nobody needs the observer any more, and it is still there: what waits in its slot keeps it.
      """
    )
    token.dispose()
  }

  @Test func `closed in the middle of the past, a slot keeps nothing that waits`() {
    let lifetimes = Lifetimes()
    let annals = Annals()
    func observer() -> AnyObserver<Int> {
      AnyObserver { [probe = lifetimes.probe()] event in
        probe.touch()
        guard event.element == 1 else { return }
        _ = anotherThreadCan {
          annals.onNext(3)
          annals.machine.dispose()
        }
      }
    }

    let token = annals.subscribe(observer())

    #expect(
      lifetimes.alive == 0,
      """
      The past is 1 and 2. While the observer was told 1, another thread sent 3, which had to wait, and \
      disposed the subject. Nobody needs the observer any more, and it is still there: what waits in its \
      slot keeps it.
      """
    )
    token.dispose()
  }

  @Test func `a new observer hears each value from its first one on, while another thread sends`() {
    inEveryInterleaving(
      interruptions: 3,
      """
      What is sent before the past is told, and everything behind it, has to wait in the queue of the \
      slot. The phase ends when that queue is found empty, under its lock.
      """
    ) { race in
      let log = Log()
      let subject = BehaviorSubject(value: 0)
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") { for number in 1...2 { subject.onNext(number) } }
      race.atEnd {
        subject.onNext(3)
        let heard = log.heard(by: "new")
        if !heard.isEmpty, heard == ["0", "1", "2", "3"].suffix(heard.count) { return nil }
        return """
          The value was 0, another thread sent 1 and 2, and after that came 3. The new observer heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `an end that another thread sends comes after the past, and once`() {
    inEveryInterleaving(
      "In the replay phase an end waits like an element, behind the past and what came before it."
    ) { race in
      let log = Log()
      let subject = BehaviorSubject(value: 0)
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") {
        subject.onNext(1)
        subject.onCompleted()
      }
      race.atEnd {
        let heard = log.heard(by: "new")
        if !heard.isEmpty, heard == ["0", "1", "completed"].suffix(heard.count) { return nil }
        return """
          The value was 0, and another thread sent 1 and the end. The new observer heard \(heard.listed).
          """
      }
    }
  }

  @Test func `nothing comes into the middle of a past of two`() {
    inEveryInterleaving(
      """
      The slot is in the bag before the first element of the past is told. From that moment on, whatever \
      another thread sends has to wait until the past is told to its end.
      """
    ) { race in
      let log = Log()
      let annals = Annals()
      race.thread("the subscriber") { _ = annals.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") { for number in 3...4 { annals.onNext(number) } }
      race.atEnd {
        let heard = log.heard(by: "new")
        if heard.prefix(2) == ["1", "2"], heard.dropFirst(2) == ["3", "4"].suffix(heard.count - 2) {
          return nil
        }
        return """
          The past was 1 and 2, another thread sent 3 and 4, and a new observer heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `if two threads send, a new observer hears the same order as the others`() {
    inEveryInterleaving(
      """
      The thread that subscribes tells what has waited in the order in which it came; only when there is \
      nothing left may the delivering thread tell the new observer directly.
      """
    ) { race in
      let log = Log()
      let subject = BehaviorSubject(value: 0)
      _ = subject.subscribe(Witness("old", in: race, log))
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      for number in 1...2 { race.thread { subject.onNext(number) } }
      race.atEnd {
        let (old, new) = (log.heard(by: "old"), log.heard(by: "new"))
        if old.count == 3, !new.isEmpty, new == old.suffix(new.count) { return nil }
        return """
          Two threads sent 1 and 2. The observer that was there heard \(old.listed), and the new one \
          \(new.listed).
          """
      }
    }
  }

  @Test func `an answer in the replay phase keeps the order that all the others hear`() {
    inEveryInterleaving(
      """
      If something of another thread is waiting when the new observer sends, that goes first, for the \
      new observer too.
      """
    ) { race in
      let log = Log()
      let subject = BehaviorSubject(value: 0)
      _ = subject.subscribe(Witness("old", in: race, log))
      race.thread("the subscriber") {
        _ = subject.subscribe(
          Witness("new", in: race, log) { event in
            if log.heard(by: "new").count == 1 { subject.onNext(10) }
          }
        )
      }
      race.thread("the sender") { subject.onNext(1) }
      race.atEnd {
        let (old, new) = (log.heard(by: "old"), log.heard(by: "new"))
        if old.count == 3, new.count > 1, new == old.suffix(new.count) { return nil }
        return """
          The new observer answered its first value with 10, and another thread sent 1. The observer \
          that was there heard \(old.listed), and the new one \(new.listed).
          """
      }
    }
  }

  @Test func `a slot that is closed in the replay phase stays closed`() {
    inEveryInterleaving(
      """
      The subject was disposed while the new observer was still in its replay phase, which closed its \
      slot. The end of the replay phase must not open it again.
      """
    ) { race in
      let log = Log()
      let subject = BehaviorSubject(value: 0)
      _ = subject.subscribe(
        Witness("old", in: race, log) { event in
          guard event.element == 1 else { return }
          subject.dispose()
          log.record("disposed")
        }
      )
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") { subject.onNext(1) }
      race.atEnd {
        // If 1 alone is heard, it was the past.
        guard log.heard(by: "new") == ["0", "1"] else { return nil }
        return """
          When the first observer heard 1 it disposed the subject. The new observer, to which the \
          delivery comes later, still heard 1.
          """
      }
    }
  }
}

/// A subject that has a past from the beginning, and whose answers do not nest.
private final class Annals: Broadcast<Int> {
  override var answersNest: Bool { false }

  override func past(before end: End?) -> [Int] { [1, 2] }
}
