import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.5 SerialDisposable` {
  @Test func `setting a new one disposes the one before`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()

    slot.disposable = Logged("a", in: log)
    #expect(log.values.isEmpty, "The slot was empty, so nothing had to go.")
    slot.disposable = Logged("b", in: log)
    slot.disposable = Logged("c", in: log)

    #expect(
      log.values == ["a", "b"],
      "Each newcomer ends the one before; the last one stays."
    )
    #expect((slot.disposable as? Logged)?.name == "c", "The newest one is in the slot.")
    #expect(!slot.isDisposed, "Replacing what is in the slot doesn't close it.")
  }

  @Test func `dispose ends the one in the slot, once`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.disposable = Logged("a", in: log)

    slot.dispose()
    slot.dispose()

    #expect(log.values == ["a"], "One was in the slot, and was disposed with it.")
    #expect(slot.isDisposed, "The slot is closed.")
    #expect(!(slot.disposable is Logged), "A closed slot holds nothing.")
  }

  @Test func `what is set once the slot is closed is disposed at once`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.dispose()

    slot.disposable = Logged("b", in: log)
    slot.disposable = Logged("c", in: log)

    #expect(
      log.values == ["b", "c"],
      "The slot was closed before they came, so nobody will dispose them later: do it now."
    )
    #expect(!(slot.disposable is Logged), "A closed slot holds nothing.")
  }

  @Test func `nothing is kept once it is disposed`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let slot = SerialDisposable()

    slot.disposable = Logged("a", in: log, holding: lifetimes.probe("a"))
    slot.disposable = Logged("b", in: log, holding: lifetimes.probe("b"))
    #expect(lifetimes.names == ["b"], "One slot, one disposable: the other one is released.")
    slot.dispose()
    #expect(lifetimes.alive == 0, "A closed slot holds nothing.")
    slot.disposable = Logged("c", in: log, holding: lifetimes.probe("c"))
    #expect(lifetimes.alive == 0, "Nor does it keep what comes too late.")
    #expect(log.values == ["a", "b", "c"], "And each one was disposed.")
  }

  @Test func `the one that leaves finds the new one in the slot, and the lock open`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.disposable = Disposables.create {
      let isOpen = anotherThreadCan { _ = slot.isDisposed }
      guard isOpen else { return log.record("had to wait") }
      log.record((slot.disposable as? Logged)?.name ?? "nobody")
    }
    slot.disposable = Logged("b", in: log)

    #expect(
      log.values == ["b"],
      """
      The old one looked into the slot while it was being disposed, and has to find the new one \
      there; if somebody had to wait, the lock was held while the old one was called.
      """
    )
  }

  @Test func `the one that leaves may set the next one, or close the slot`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.disposable = Disposables.create {
      let isOpen = anotherThreadCan { _ = slot.isDisposed }
      guard isOpen else { return log.record("a had to wait") }
      log.record("a")
      slot.disposable = Logged("c", in: log)
    }
    slot.disposable = Logged("b", in: log)

    #expect(log.values == ["a", "b"], "a left for b, and set c while it left, so b had to go.")
    #expect((slot.disposable as? Logged)?.name == "c", "c was set last, so it is in the slot.")

    slot.disposable = Disposables.create {
      let isOpen = anotherThreadCan { _ = slot.isDisposed }
      guard isOpen else { return log.record("d had to wait") }
      log.record("d")
      slot.dispose()
    }
    slot.disposable = Logged("e", in: log)

    #expect(
      log.values == ["a", "b", "c", "d", "e"],
      "d left for e, and closed the slot while it left: e was in there by then, and had to go, too."
    )
    #expect(slot.isDisposed, "The slot is closed.")
  }

  @Test func `the last one may use the slot that is being closed`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.disposable = Disposables.create {
      let isOpen = anotherThreadCan { _ = slot.isDisposed }
      guard isOpen else { return log.record("had to wait") }
      log.record("last, disposed: \(slot.isDisposed)")
      slot.disposable = Logged("late", in: log)
      slot.dispose()
    }
    slot.dispose()

    #expect(
      log.values == ["last, disposed: true", "late"],
      """
      While the last one was being disposed, it asked the slot, set another one, and closed the slot \
      again. The slot is closed by then, so the other one is disposed at once. If it had to wait, a lock \
      was held while it was called.
      """
    )
    #expect(!(slot.disposable is Logged), "A closed slot holds nothing.")
  }

  @Test func `nobody waits while the slot is being closed`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.disposable = Disposables.create {
      let isOpen = anotherThreadCan { slot.disposable = Logged("late", in: log) }
      log.record(isOpen ? "went on" : "had to wait")
    }
    slot.dispose()

    #expect(
      log.values == ["late", "went on"],
      """
      While the last one was being disposed, another thread set one more, and that has to be disposed \
      at once; if somebody had to wait, the lock was held while the last one was called.
      """
    )
  }

  @Test func `nobody waits for one that comes to a closed slot`() {
    let log = Recorder<String>()
    let slot = SerialDisposable()
    slot.dispose()

    slot.disposable = Disposables.create {
      let isOpen = anotherThreadCan { slot.disposable = Logged("from another thread", in: log) }
      log.record(isOpen ? "went on" : "had to wait")
    }

    #expect(
      log.values == ["from another thread", "went on"],
      """
      One was set once the slot was closed, and was disposed at once. Meanwhile another thread set \
      one, too; if it had to wait, a lock was held while the first was called.
      """
    )
  }

  @Test func `a set that meets a dispose is disposed once`() {
    inEveryInterleaving { race in
      let slot = SerialDisposable()
      let token = Counted()
      race.thread { slot.disposable = token }
      race.thread { slot.dispose() }
      race.atEnd {
        token.times == 1
          ? nil
          : """
          One thread set a token while another closed the slot, and the token was disposed \
          \(token.times) times.
          """
      }
    }
  }

  @Test func `of two threads that close the slot, one disposes what is in it`() {
    inEveryInterleaving { race in
      let slot = SerialDisposable()
      let token = Counted()
      slot.disposable = token
      for _ in 0..<2 { race.thread { slot.dispose() } }
      race.atEnd {
        token.times == 1
          ? nil : "Two threads closed the slot, and its token was disposed \(token.times) times."
      }
    }
  }

  @Test func `of two that are set at once, one stays, and both are disposed in the end`() {
    inEveryInterleaving("Taking out the old one and putting in the new one must be one step.") {
      race in
      let slot = SerialDisposable()
      let tokens = [Counted(), Counted()]
      for token in tokens { race.thread { slot.disposable = token } }
      race.atEnd {
        let gone = tokens.count { $0.times == 1 }
        if gone != 1 { return "Two were set, there is one slot, and \(gone) had to leave it." }
        slot.dispose()
        let times = tokens.map(\.times)
        return times == [1, 1]
          ? nil : "In the end the two were disposed \(times[0]) and \(times[1]) times."
      }
    }
  }

  @Test func `a second press cancels the previous pull, and then begins its own`() {
    let log = Recorder<String>()
    let numbers = Recorder<Int>()
    let button = RefreshButton {
      let number = numbers.values.count + 1
      numbers.record(number)
      log.record("begin \(number)")
      return Disposables.create { log.record("cancel \(number)") }
    }

    button.press()
    button.press()
    button.press()

    #expect(
      log.values == ["begin 1", "cancel 1", "begin 2", "cancel 2", "begin 3"],
      """
      The button was pressed three times. Each press cancels the pull before, and then begins one \
      that goes on. Where two overlap, the old answer may come after the new one.
      """
    )
  }

  @Test func `a pull ends with its button`() {
    let log = Recorder<String>()
    var button: RefreshButton? = RefreshButton { Logged("cancel", in: log) }
    button?.press()
    #expect(log.values.isEmpty, "The pull is under way.")
    button = nil

    #expect(button == nil && log.values == ["cancel"], "Nobody is left who wants the answer.")
  }
}
