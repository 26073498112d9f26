import ContractTesting
import Dispatch
import Foundation
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.4 A queue of its own` {
  private let log = Log()
  private let bench = QueueBench()

  private func record(_ text: String) -> (Any) -> Disposable {
    { [log] _ in
      log.record(text)
      return Disposables.create()
    }
  }

  @Test func `work runs on the queue, and never inside schedule`() {
    bench.queue.whileItStands {
      _ = bench.scheduler.schedule(()) { [log] in
        log.record(Colour.current)
        return Disposables.create()
      }
      #expect(log.values.isEmpty, "The queue was suspended, and the work was done all the same.")
    }

    #expect(bench.queue.settle() && log.values == ["bench"], "It has to run on the queue.")
  }

  @Test func `work runs in the order in which it was scheduled`() {
    for number in 1...100 {
      _ = bench.scheduler.schedule(number, action: record("\(number)"))
    }

    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(log.values == (1...100).map { "\($0)" }, "A serial queue keeps the order.")
  }

  @Test func `over a concurrent queue there is one piece at a time`() throws {
    let queue = DispatchQueue(label: "below", attributes: .concurrent)
    Colour.paint(queue, "below")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "above")
    let (secondBegan, done) = (CountDown(), CountDown(2))
    let wasResumed = BooleanDisposable()
    queue.whileItStands {
      _ = scheduler.schedule(()) { [log] in
        // Inside `schedule` nothing could come of waiting.
        guard wasResumed.isDisposed else {
          log.record("inside schedule")
          return Disposables.create()
        }
        // Once a later piece has a thread, the second one, which came before it, could have had
        // one.
        let newcomer = CountDown()
        queue.async { newcomer.arrive() }
        newcomer.wait()
        log.record(secondBegan.wait(seconds: 0.1) ? "overlap" : Colour.current)
        done.arrive()
        return Disposables.create()
      }
      _ = scheduler.schedule(()) {
        secondBegan.arrive()
        done.arrive()
        return Disposables.create()
      }
      wasResumed.dispose()
    }
    try #require(
      !log.values.contains("inside schedule"),
      "The queue was suspended, and the work was done all the same."
    )
    try #require(done.wait(), "The work was not done.")

    #expect(
      log.values == ["below"],
      """
      The work has to run on the given queue, one piece after the other: code that relies on a \
      serial scheduler has no lock.
      """
    )
  }

  @Test func `the queue in front has the given name, and its timers the given leeway`() {
    let scheduler = SerialDispatchQueueScheduler(
      queue: DispatchQueue(label: "below"),
      internalSerialQueueName: "above",
      leeway: .milliseconds(7)
    )
    #expect(
      scheduler.configuration.queue.label == "above",
      "A debugger shows the name of the queue. It has to be the one that was given."
    )
    #expect(
      scheduler.configuration.leeway == .milliseconds(7),
      "Timers may be late by the given leeway, which saves energy."
    )
  }

  @Test func `work that is called off before its turn is not done`() {
    let lifetimes = Lifetimes()
    bench.queue.whileItStands {
      let token = bench.scheduler.schedule(()) { [log, probe = lifetimes.probe()] in
        probe.touch()
        log.record("called off")
        return Disposables.create()
      }
      token.dispose()
      #expect(lifetimes.alive == 0, "It is still in the queue, and must not keep its closure.")
    }

    #expect(
      bench.queue.settle() && log.values.isEmpty,
      "Its token was disposed before its turn came."
    )
  }

  @Test func `the token disposes what the work returned`() {
    let result = CountingDisposable()
    let token = bench.scheduler.schedule(()) { _ in result }
    #expect(
      bench.queue.settle() && result.disposals == 0,
      "The work is done, and nobody has disposed its token."
    )
    token.dispose()
    #expect(result.disposals == 1, "The work has started something, and the token has to end it.")
  }

  @Test func `work for later does not run now`() {
    let lifetimes = Lifetimes()
    let token = bench.scheduler.scheduleRelative((), dueTime: .seconds(3_600)) {
      [log, probe = lifetimes.probe()] in
      probe.touch()
      log.record("in an hour")
      return Disposables.create()
    }

    #expect(bench.queue.settle() && log.values.isEmpty, "It was to run in an hour.")
    token.dispose()
    #expect(lifetimes.alive == 0, "It was called off: who is it kept for?")
  }

  @Test func `work for later runs later, on the queue`() {
    let (done, result) = (CountDown(), CountingDisposable())
    let token = bench.scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { [log] in
      log.record(Colour.current)
      done.arrive()
      return result
    }

    #expect(done.wait(), "The millisecond is long over, and the work was not done.")
    #expect(log.values == ["bench"], "A timer fires on the queue, like any other work.")
    #expect(bench.queue.settle() && result.disposals == 0, "What the work has started goes on.")
    token.dispose()
    #expect(result.disposals == 1, "The token has to end what the work has started.")
  }

  @Test func `a delay is counted from the call, even if the queue is busy`() {
    let done = CountDown(2)
    func later(_ text: String, after milliseconds: Int) {
      _ = bench.scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { [log] in
        log.record(text)
        done.arrive()
        return Disposables.create()
      }
    }
    bench.queue.whileItStands {
      later("the first", after: 100)
      Thread.sleep(forTimeInterval: 0.15)
      later("the second", after: 30)
    }

    #expect(done.wait(), "Both delays are over, and this was done: \(log.values).")
    #expect(
      log.values == ["the first", "the second"],
      """
      The queue was suspended for 150 ms. The first work was due 100 ms after the beginning of that; the \
      second was scheduled at its end, and due 30 ms later. What was done: \(log.values).
      """
    )
  }

  @Test(arguments: [0, -60])
  func `a due time in the past means as soon as the queue can`(_ seconds: Int) {
    let done = CountDown()
    bench.queue.whileItStands {
      _ = bench.scheduler.scheduleRelative((), dueTime: .seconds(seconds)) { [log] in
        log.record(Colour.current)
        done.arrive()
        return Disposables.create()
      }
      #expect(
        log.values.isEmpty,
        "The queue was suspended, and the work was still done, inside `scheduleRelative`."
      )
    }
    #expect(done.wait() && log.values == ["bench"], "It is overdue: run it as soon as possible.")
  }

  @Test func `work that was done leaves nothing behind`() {
    let (lifetimes, done) = (Lifetimes(), CountDown())
    let token = bench.scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
      [probe = lifetimes.probe()] in
      probe.touch()
      done.arrive()
      return Disposables.create()
    }
    #expect(done.wait(), "The millisecond is long over, and the work was not done.")
    #expect(
      eventually { lifetimes.alive == 0 },
      "The work is done, and its closure is kept, by the token or by a timer that is still running."
    )
    withExtendedLifetime(token) {}
  }

  // A timer that is not stopped keeps the queue on which it would fire.
  @Test(arguments: ["done", "called off"])
  func `the timer is stopped when its work is`(_ end: String) {
    let (lifetimes, done) = (Lifetimes(), CountDown())
    let key = DispatchSpecificKey<Lifetimes.Probe>()
    func start() -> Disposable {
      let queue = DispatchQueue(label: "mayfly")
      queue.setSpecific(key: key, value: lifetimes.probe())
      let scheduler = SerialDispatchQueueScheduler(
        queue: queue,
        internalSerialQueueName: "timer"
      )
      let dueTime = end == "done" ? RxTimeInterval.milliseconds(1) : .seconds(3_600)
      return scheduler.scheduleRelative((), dueTime: dueTime) {
        done.arrive()
        return Disposables.create()
      }
    }
    var token: Disposable? = start()
    if end == "done" {
      #expect(done.wait(), "The millisecond is long over, and the work was not done.")
    } else {
      token?.dispose()
    }
    token = nil
    #expect(
      eventually { lifetimes.alive == 0 },
      """
      The work was \(end), and its timer is still there, for another hour or for good. It keeps \
      the queue and all that the work held.
      """
    )
  }

  @Test func `work can schedule more, and turns`() {
    let hasReturned = BooleanDisposable()
    bench.queue.whileItStands {
      _ = bench.scheduler.schedule(()) { [log, scheduler = bench.scheduler] in
        // A queue that waits for itself stops the program.
        guard hasReturned.isDisposed else {
          log.record("inside schedule")
          return Disposables.create()
        }
        _ = scheduler.scheduleRecursive(1) { number, recurse in
          log.record("\(number)")
          if number < 3 { recurse(number + 1) }
        }
        log.record("outer")
        return Disposables.create()
      }
      hasReturned.dispose()
    }

    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(log.values == ["outer", "1", "2", "3"], "Nested work waits for its turn on the queue.")
  }

  @Test func `whoever performs work in another way is given all of it`() {
    /// A scheduler that performs work where it is, as the main scheduler of 11.7 sometimes does.
    final class Express: SerialDispatchQueueScheduler, @unchecked Sendable {
      override func perform(_ work: QueueWork) { work.run() }
    }
    let (result, express) = (CountingDisposable(), Express(serialQueue: bench.queue))
    bench.queue.whileItStands {
      let token = express.schedule(()) { [log] in
        log.record("performed")
        return result
      }
      #expect(
        log.values == ["performed"],
        """
        This scheduler overrides `perform`, and nothing that was scheduled came there. 11.7 will rely \
        on it.
        """
      )
      token.dispose()
    }
    #expect(
      bench.queue.settle() && result.disposals == 1,
      "The token disposes what the work returned, wherever the work was performed."
    )
  }

  @Test func `a quality of service is enough`() {
    let done = CountDown()
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    _ = scheduler.schedule(()) {
      done.arrive()
      return Disposables.create()
    }
    #expect(done.wait(), "The work was not done.")
  }
}
