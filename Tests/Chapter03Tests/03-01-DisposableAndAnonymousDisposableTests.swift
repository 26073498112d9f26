import Foundation
import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.1 Disposable and AnonymousDisposable` {
  @Test func `dispose runs the action`() {
    let log = Recorder<String>()
    let token = Disposables.create { log.record("ended") }
    #expect(log.values.isEmpty, "Making a token ends nothing: the action waits for `dispose()`.")

    token.dispose()

    #expect(log.values == ["ended"], "The action knows how to end it, and `dispose()` runs it.")
  }

  @Test func `a second dispose does nothing`() {
    let log = Recorder<String>()
    let token = Disposables.create { log.record("ended") }

    token.dispose()
    token.dispose()
    token.dispose()

    #expect(
      log.values == ["ended"],
      """
      It was disposed three times, and ended more than once, or not at all. Several owners may hold \
      one token, say a bag and a button, and none of them asks the others first.
      """
    )
  }

  @Test func `a token says whether it was disposed, and says so while its action runs`() {
    let seen = Recorder<Bool>()
    var token: Cancelable?
    token = Disposables.create { seen.record(token?.isDisposed ?? false) }
    #expect(token?.isDisposed == false, "Nobody has disposed it yet.")

    token?.dispose()

    #expect(token?.isDisposed == true, "It was disposed, and stays disposed.")
    #expect(
      seen.values == [true],
      "The action looked at its own token, which said that nobody had disposed it."
    )
    token = nil
  }

  @Test func `the action may dispose its own token`() {
    let log = Recorder<String>()
    var token: Cancelable?
    token = Disposables.create {
      log.record("ended")
      // Once is enough to show it; without this, a wrong answer would recurse forever.
      if log.values.count == 1 { token?.dispose() }
    }

    token?.dispose()

    #expect(
      log.values == ["ended"],
      """
      While the action ran, its token was disposed again, a reentrant call, and the action began a \
      second time.
      """
    )
    token = nil
  }

  @Test func `a disposed token keeps nothing alive`() {
    let lifetimes = Lifetimes()
    let token = Disposables.create { [probe = lifetimes.probe()] in probe.touch() }
    #expect(lifetimes.alive == 1, "The action is still to come, and so is everything it needs.")

    token.dispose()

    #expect(
      lifetimes.alive == 0,
      """
      The token is still here, as tokens often are, and holds on to the action that has run, and \
      everything that the action captured. It will never need that again.
      """
    )
    #expect(token.isDisposed, "The token itself lives on, and can be asked.")
  }

  @Test func `a token that is freed runs nothing`() {
    let lifetimes = Lifetimes()
    let log = Recorder<String>()
    var token: Cancelable? = Disposables.create { [probe = lifetimes.probe()] in
      probe.touch()
      log.record("ended")
    }
    token = nil

    #expect(token == nil && log.values.isEmpty, "Only `dispose()` ends it; losing it doesn't.")
    #expect(lifetimes.alive == 0, "The action was freed with its token.")
  }

  @Test func `the action runs on the thread that disposes`() {
    let threads = Recorder<ObjectIdentifier>()
    let token = Disposables.create { threads.record(ObjectIdentifier(Thread.current)) }

    let inTime = onThreads(1) { _ in
      threads.record(ObjectIdentifier(Thread.current))
      token.dispose()
    }

    #expect(inTime, "`dispose()` did not return.")
    #expect(
      threads.values.count == 2 && threads.values.first == threads.values.last,
      "Whoever disposes runs the action, then and there: no other thread is involved."
    )
  }

  @Test func `of two threads, only one runs the action`() {
    inEveryInterleaving(
      """
      Looking at the flag and raising it must be one step, or both threads may find it down: a race \
      condition.
      """
    ) { race in
      let lifetimes = Lifetimes()
      let runs = Counted()
      let token = Disposables.create { [probe = lifetimes.probe()] in
        probe.touch()
        race.step("runs the action")
        runs.dispose()
      }
      race.thread { token.dispose() }
      race.thread { token.dispose() }
      race.atEnd {
        if runs.times != 1 {
          return "Two threads disposed one token, and its action ran \(runs.times) times."
        }
        return lifetimes.alive == 0 ? nil : "Both threads are done, and the token keeps its action."
      }
    }
  }

  @Test func `only the thread that raised the flag uses the action`() {
    inEveryInterleaving(
      watchingVariables: true,
      """
      The variable is the action, and nothing guards it: two threads that use it at the same time are a \
      data race.
      """
    ) { race in
      let runs = Counted()
      let token = Disposables.create { runs.dispose() }
      for _ in 0..<2 { race.thread { token.dispose() } }
      race.atEnd { runs.times == 1 ? nil : "The action ran \(runs.times) times." }
    }
  }

  @Test func `nobody waits for an action that is running`() {
    let answers = Recorder<Bool>()
    let isAsked = BooleanDisposable()
    var token: Cancelable?
    token = Disposables.create {
      // A wrong answer may run the action again and again. Asking once is enough.
      guard !isAsked.isDisposed else { return }
      isAsked.dispose()
      answers.record(anotherThreadCan { token?.dispose() })
    }

    token?.dispose()

    #expect(
      answers.values == [true],
      """
      While the action ran, another thread disposed the token too, and its `dispose()` did not \
      return. An action that itself waits for that thread would deadlock.
      """
    )
    token = nil
  }

  // MARK: Given

  @Test func `a token with nothing to do can be disposed, but not asked`() {
    let token = Disposables.create()
    token.dispose()
    token.dispose()

    #expect(!(token is Cancelable), "It stands for a token where none is needed, and has no state.")
  }

  @Test func `two in one are disposed from left to right, once, and released`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let both = Disposables.create(
      Logged("first", in: log, holding: lifetimes.probe()),
      Logged("second", in: log, holding: lifetimes.probe())
    )
    #expect(!both.isDisposed && lifetimes.alive == 2, "Nothing has happened yet.")

    both.dispose()
    both.dispose()

    #expect(log.values == ["first", "second"], "Each once, in the order in which they were given.")
    #expect(
      both.isDisposed && lifetimes.alive == 0,
      "Both were disposed, and nobody needs them any more."
    )
  }

  @Test func `a flag is raised once`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed, "A new flag is down.")
    flag.dispose()
    flag.dispose()
    #expect(flag.isDisposed, "Once raised, a flag stays up.")

    #expect(BooleanDisposable(isDisposed: true).isDisposed, "This one was made with the flag up.")
    #expect(!BooleanDisposable(isDisposed: false).isDisposed, "And this one with the flag down.")
  }
}
