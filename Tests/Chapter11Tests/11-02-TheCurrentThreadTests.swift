import ContractTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.2 The current thread` {
  private let log = Log()
  private let current = CurrentThreadScheduler.instance

  @Test func `the first work is run at once`() {
    #expect(CurrentThreadScheduler.isScheduleRequired, "Nothing is running on this thread.")
    _ = current.schedule("work") { [log] text in
      log.record(text)
      log.record("required: \(CurrentThreadScheduler.isScheduleRequired)")
      return Disposables.create()
    }

    #expect(
      log.values == ["work", "required: false"],
      "It runs inside `schedule`; while it does, whatever else is scheduled has to wait."
    )
    #expect(CurrentThreadScheduler.isScheduleRequired, "It is over: the next piece need not wait.")
  }

  @Test func `nested work waits until the work around it is over`() {
    _ = current.schedule(1) { [log, current] number in
      log.record("\(number)")
      for nested in 3...5 {
        _ = current.schedule(nested) { number in
          log.record("\(number)")
          return Disposables.create()
        }
      }
      log.record("2")
      return Disposables.create()
    }

    #expect(
      log.values == ["1", "2", "3", "4", "5"],
      "1 and 2 are the outer work. What it schedules comes afterwards, in order."
    )
  }

  @Test func `work that waits can be called off`() {
    _ = current.schedule(()) { [log, current] in
      for nested in 1...3 {
        let token = current.schedule(nested) { number in
          log.record("\(number)")
          return Disposables.create()
        }
        if nested == 2 { token.dispose() }
      }
      return Disposables.create()
    }

    #expect(
      log.values == ["1", "3"],
      """
      The second was called off before its turn came. (If 11.1 is not done, this may be why: \
      waiting work is a `ScheduledWork`.)
      """
    )
  }

  @Test func `work that waits can be called off by work that runs before it`() {
    var tokens: [Disposable] = []
    _ = current.schedule(()) { [log, current] in
      for nested in 1...3 {
        tokens.append(
          current.schedule(nested) { number in
            log.record("\(number)")
            if number == 1, tokens.count == 3 { tokens[1].dispose() }
            return Disposables.create()
          }
        )
      }
      return Disposables.create()
    }
    tokens = []

    #expect(
      log.values == ["1", "3"],
      """
      The first, in its turn, called off the second, whose turn came next. (If 11.1 is not done, this \
      may be why.)
      """
    )
  }

  @Test func `the token knows what the work returned`() {
    let results = [CountingDisposable(), CountingDisposable()]
    var nested: Disposable?
    let outer = current.schedule(()) { [current] in
      nested = current.schedule(()) { _ in results[1] }
      return results[0]
    }
    #expect(results.map(\.disposals) == [0, 0], "All is done, and no token was disposed.")
    outer.dispose()
    nested?.dispose()

    #expect(
      results.map(\.disposals) == [1, 1],
      """
      A token that is disposed after its work disposes what the work returned. (If 11.1 is not \
      done, this may be why.)
      """
    )
  }

  @Test func `work that waited may dispose its own token in its turn`() {
    let result = CountingDisposable()
    var token: Disposable?
    _ = current.schedule(()) { [current] in
      token = current.schedule(()) {
        token?.dispose()
        return result
      }
      return Disposables.create()
    }
    token = nil

    #expect(
      result.disposals == 1,
      """
      In its turn the work disposed its own token, and then it returned something to dispose. That was \
      disposed \(result.disposals) times, and nobody else will do it. (If 11.1 is not done, this may \
      be why.)
      """
    )
  }

  @Test func `each thread has a queue of its own`() {
    _ = current.schedule(()) { [log, current] in
      let returned = onThreads(1) { _ in
        _ = current.schedule(()) {
          log.record("on another thread")
          return Disposables.create()
        }
      }
      log.record(returned ? "back" : "the other thread did not come back")
      _ = current.schedule(()) {
        log.record("on this thread")
        return Disposables.create()
      }
      return Disposables.create()
    }

    #expect(
      log.values == ["on another thread", "back", "on this thread"],
      "Something runs on this thread; the other one is free, and must not wait for it."
    )
  }
}
