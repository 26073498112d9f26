import ContractTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.1 Work that can be called off` {
  private let log = Log()

  private func work(returning result: Disposable = Disposables.create()) -> ScheduledWork {
    ScheduledWork { [log] in
      log.record("work")
      return result
    }
  }

  @Test func `work is done once`() {
    let work = work()
    #expect(log.values.isEmpty, "Nobody has run it yet.")

    work.run()
    work.run()

    #expect(log.values == ["work"], "It is one piece of work: running it again must do nothing.")
    #expect(!work.isDisposed, "It was done, and not called off.")
  }

  @Test func `work that was called off is not done`() {
    let work = work()

    work.dispose()
    work.run()

    #expect(log.values.isEmpty, "Its token was disposed before its turn came.")
    #expect(work.isDisposed, "It must say so, too.")
  }

  @Test func `what the work returned is disposed with it`() {
    let result = CountingDisposable()
    let work = work(returning: result)

    work.run()
    #expect(
      result.disposals == 0,
      "It is done; what it returned lives on until somebody disposes it."
    )
    work.dispose()
    work.dispose()

    #expect(
      result.disposals == 1,
      "The work has started something, a subscription perhaps. The token has to end that, once."
    )
  }

  @Test func `work that disposes its own token has its result disposed at once`() {
    let result = CountingDisposable()
    var token: Disposable?
    let work = ScheduledWork {
      token?.dispose()
      return result
    }
    token = work

    work.run()

    #expect(
      result.disposals == 1,
      "The token was disposed before there was a result. The result must not outlive that."
    )
    token = nil
  }

  @Test func `it frees what it holds, whether done or called off`() {
    let lifetimes = Lifetimes()
    func work() -> ScheduledWork {
      ScheduledWork { [probe = lifetimes.probe()] in
        probe.touch()
        return Disposables.create()
      }
    }

    let (done, givenUp) = (work(), work())
    done.run()
    #expect(lifetimes.alive == 1, "One is done. Its closure will not be needed again.")
    givenUp.dispose()
    #expect(
      lifetimes.alive == 0,
      """
      One was called off. It may stay in a queue for another hour, and its closure should not be \
      kept that long.
      """
    )
    withExtendedLifetime((done, givenUp)) {}
  }

  @Test func `one thread runs it while another calls it off`() {
    let rounds = (0..<2_000)
      .map { _ in
        let (begun, result) = (CountingDisposable(), CountingDisposable())
        let work = ScheduledWork {
          begun.dispose()
          return result
        }
        return (work: work, begun: begun, result: result)
      }

    let returned = onThreads(2, rounds: rounds.count) { thread, round in
      thread == 0 ? rounds[round].work.run() : rounds[round].work.dispose()
    }

    #expect(returned, "A thread did not come back.")
    let left = rounds.count { $0.begun.disposals != $0.result.disposals }
    #expect(
      left == 0,
      "In \(left) of \(rounds.count) rounds the work was done, and its result was not disposed."
    )
  }
}
