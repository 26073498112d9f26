import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.5 SerialDisposable` {
  @Test func `whoever takes the place disposes the one before`() {
    let log = Recorder<String>()
    let place = SerialDisposable()

    place.disposable = Logged("a", in: log)
    #expect(log.values.isEmpty, "The place was free, so nobody had to go.")
    place.disposable = Logged("b", in: log)
    place.disposable = Logged("c", in: log)

    #expect(
      log.values == ["a", "b"],
      "Each newcomer ends the one before; the last stays."
    )
    #expect((place.disposable as? Logged)?.name == "c", "The newest has the place.")
    #expect(!place.isDisposed, "To change the one in the place doesn't close it.")
  }

  @Test func `dispose ends the one in the place, once`() {
    let log = Recorder<String>()
    let place = SerialDisposable()
    place.disposable = Logged("a", in: log)

    place.dispose()
    place.dispose()

    #expect(log.values == ["a"], "One was in the place, and was disposed with it.")
    #expect(place.isDisposed, "The place is closed.")
    #expect(!(place.disposable is Logged), "Nobody is in a closed place.")
  }

  @Test func `who comes to a closed place is disposed at once`() {
    let log = Recorder<String>()
    let place = SerialDisposable()
    place.dispose()

    place.disposable = Logged("b", in: log)
    place.disposable = Logged("c", in: log)

    #expect(
      log.values == ["b", "c"],
      "The place was closed before they came, so nobody will dispose them later: do it now."
    )
    #expect(!(place.disposable is Logged), "Nobody is in a closed place.")
  }

  @Test func `nobody is kept who has left`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let place = SerialDisposable()

    place.disposable = Logged("a", in: log, holding: lifetimes.probe("a"))
    place.disposable = Logged("b", in: log, holding: lifetimes.probe("b"))
    #expect(lifetimes.names == ["b"], "One place, one disposable: the other was let go.")
    place.dispose()
    #expect(lifetimes.alive == 0, "A closed place holds nothing.")
    place.disposable = Logged("c", in: log, holding: lifetimes.probe("c"))
    #expect(lifetimes.alive == 0, "Nor does it take in who comes too late.")
    #expect(log.values == ["a", "b", "c"], "And each one was disposed.")
  }

  @Test func `the one that leaves finds the new one in the place, and the door open`() {
    let log = Recorder<String>()
    let place = SerialDisposable()
    place.disposable = Disposables.create {
      let isOpen = anotherThreadCan { _ = place.isDisposed }
      guard isOpen else { return log.record("had to wait") }
      log.record((place.disposable as? Logged)?.name ?? "nobody")
    }
    place.disposable = Logged("b", in: log)

    #expect(
      log.values == ["b"],
      """
      The old one looked at the place while it was disposed. First the new one takes the place, \
      then the old one is called, with the lock open: if somebody had to wait, it was not.
      """
    )
  }

  @Test func `nobody waits while the place is being closed`() {
    let log = Recorder<String>()
    let place = SerialDisposable()
    place.disposable = Disposables.create {
      let isOpen = anotherThreadCan { place.disposable = Logged("late", in: log) }
      log.record(isOpen ? "went on" : "had to wait")
    }
    place.dispose()

    #expect(log.values == ["late", "went on"], "The last one was disposed with the lock held.")
  }

  @Test func `a set that meets a dispose is disposed once`() {
    let rounds = (0..<500).map { _ in (place: SerialDisposable(), count: Counted()) }

    let inTime = race(for: rounds, { $0.place.disposable = $0.count }, { $0.place.dispose() })

    #expect(inTime, "A thread got stuck.")
    #expect(
      rounds.allSatisfy { $0.count.times == 1 },
      "One came as the place was closed, and fell between the two, or was disposed twice."
    )
  }

  @Test func `of two that come at once one stays, and both are disposed in the end`() {
    let rounds = (0..<500).map { _ in (place: SerialDisposable(), one: Counted(), two: Counted()) }

    let inTime = race(
      for: rounds,
      { $0.place.disposable = $0.one },
      { $0.place.disposable = $0.two }
    )
    let disposed = rounds.map { $0.one.times + $0.two.times }
    for round in rounds { round.place.dispose() }

    #expect(inTime, "A thread got stuck.")
    #expect(disposed.allSatisfy { $0 == 1 }, "There is one place: one has it, the other must go.")
    #expect(
      rounds.allSatisfy { $0.one.times == 1 && $0.two.times == 1 },
      "Both found the place free, so one was overwritten and goes on for ever."
    )
  }

  @Test func `a second press cancels the pull before, and then begins its own`() {
    let log = Recorder<String>()
    let numbers = Recorder<Int>()
    let button = RefreshButton {
      let number = numbers.values.count + 1
      numbers.record(number)
      log.record("begin \(number)")
      return Logged("cancel \(number)", in: log)
    }

    button.press()
    button.press()
    button.press()

    #expect(
      log.values == ["begin 1", "cancel 1", "begin 2", "cancel 2", "begin 3"],
      """
      One pull at a time: the old one has to be over before the new one begins, or for a moment \
      there are two, and the old answer may come after the new one.
      """
    )
  }

  @Test func `a pull ends with its button`() {
    let log = Recorder<String>()
    var button: RefreshButton? = RefreshButton { Logged("cancel", in: log) }
    button?.press()
    #expect(log.values.isEmpty, "The pull is under way.")
    button = nil

    #expect(button == nil && log.values == ["cancel"], "Nobody is left to want the answer.")
  }
}
