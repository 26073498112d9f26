import Dispatch
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time

extension Table {
  /// Group `time`: operators with a clock.
  mutating func addTime() {
    addDelays()
    addQuiet()
    addTimeouts()
    addBuffers()
    addSpans()
    addHops()
  }

  private mutating func addDelays() {
    add("delay") { $0.a.delay($0.span, scheduler: $0.s) }
    add("delay.take2") { $0.a.delay($0.span, scheduler: $0.s).take(2) }
    add("delay.merge") { rig in
      Observable.merge(rig.a, rig.a.delay(rig.span, scheduler: rig.s).map { $0 + 100 })
    }
    add("delaySubscription") { $0.a.delaySubscription($0.span, scheduler: $0.s) }
  }

  /// `debounce` and `throttle`.
  private mutating func addQuiet() {
    add("debounce") { $0.a.debounce($0.span, scheduler: $0.s) }
    add("debounce.take1") { $0.a.debounce($0.span, scheduler: $0.s).take(1) }
    add("debounce.search") { rig in
      rig.a.debounce(rig.span, scheduler: rig.s)
        .distinctUntilChanged()
        .flatMapLatest { [rig.b, rig.c, rig.d][$0 % 3] }
    }
    add("throttle.latest") { $0.a.throttle($0.span, latest: true, scheduler: $0.s) }
    add("throttle.first") { $0.a.throttle($0.span, latest: false, scheduler: $0.s) }
    add("throttle.take2") { $0.a.throttle($0.span, scheduler: $0.s).take(2) }
  }

  private mutating func addTimeouts() {
    add("timeout.plain") { $0.a.timeout($0.span, scheduler: $0.s) }
    add("timeout.other") { $0.a.timeout($0.span, other: $0.b, scheduler: $0.s) }
    add("timeout.retry") { $0.a.timeout($0.span, scheduler: $0.s).retry(3) }
    add("timeout.catchAndReturn") {
      $0.a.timeout($0.span, scheduler: $0.s).catchAndReturn(-1)
    }
  }

  /// `buffer` and `window`.
  private mutating func addBuffers() {
    add("buffer") { $0.a.buffer(timeSpan: $0.span, count: $0.int("count"), scheduler: $0.s) }
    add("buffer.take2") { $0.a.buffer(timeSpan: $0.span, count: 2, scheduler: $0.s).take(2) }
    add("window") { rig -> Observable<[Int]> in
      rig.a.window(timeSpan: rig.span, count: rig.int("count"), scheduler: rig.s)
        .enumerated()
        .flatMap { (index: Int, window: Observable<Int>) -> Observable<[Int]> in
          window.map { [index, $0] }.concat(Observable.just([index, -1]))
        }
    }
    add("window.firstOnly") { rig in
      rig.a.window(timeSpan: rig.span, count: rig.int("count"), scheduler: rig.s)
        .take(1)
        .flatMap { $0 }
    }
  }

  /// What is let through for a while, and what is looked at now and then.
  private mutating func addSpans() {
    add("takeFor") { $0.a.take(for: $0.span, scheduler: $0.s) }
    add("takeFor.concat") { $0.a.take(for: $0.span, scheduler: $0.s).concat($0.b) }
    add("skipFor") { $0.a.skip($0.span, scheduler: $0.s) }
    add("skipFor.takeFor") {
      $0.a.skip($0.span, scheduler: $0.s)
        .take(for: .seconds($0.int("span2")), scheduler: $0.s)
    }
    add("sample.interval") {
      $0.a.sample(Observable<Int>.interval($0.span, scheduler: $0.s))
    }
  }

  /// `observe(on:)` and `subscribe(on:)`.
  private mutating func addHops() {
    add("observeOn") { $0.a.observe(on: $0.s) }
    add("observeOn.twice") { rig in
      rig.a.observe(on: rig.s).map { $0 * 10 }.observe(on: rig.s)
    }
    add("observeOn.take2") { $0.a.observe(on: $0.s).take(2) }
    add("observeOn.above.take3") { $0.a.take(3).observe(on: $0.s) }
    add("subscribeOn") { $0.a.subscribe(on: $0.s) }
    add("subscribeOn.twice") { $0.a.subscribe(on: $0.s).subscribe(on: $0.s) }
    add("subscribeOn.take2") { $0.a.subscribe(on: $0.s).take(2) }
    add("subscribeOn.observeOn") { $0.a.subscribe(on: $0.s).observe(on: $0.s) }
  }
}

extension Table {
  /// What other groups have to do with a clock: timers, and generators on a scheduler.
  mutating func addTimedCreation() {
    addTimers()
    add("range.scheduler") { $0.range() }
    add("range.scheduler.take") { $0.range().take($0.int("n")) }
    add("repeatElement.scheduler.take") {
      Observable.repeatElement($0.int("v"), scheduler: $0.s).take($0.int("n"))
    }
    add("generate.scheduler") { $0.generate() }
    add("generate.conditionThrowsOn3") { $0.generate(condition: no3) }
    add("generate.iterateThrowsOn3") { $0.generate(iterate: no3) }
  }

  private mutating func addTimers() {
    add("timer.once") { Observable<Int>.timer($0.seconds("due"), scheduler: $0.s) }
    add("timer.periodic.take") {
      Observable<Int>.timer($0.seconds("due"), period: $0.seconds("period"), scheduler: $0.s)
        .take($0.int("n"))
    }
    add("interval") { Observable<Int>.interval($0.seconds("period"), scheduler: $0.s) }
    add("interval.take") {
      Observable<Int>.interval($0.seconds("period"), scheduler: $0.s).take($0.int("n"))
    }
    add("interval.twoMerged") { rig in
      let slow = Observable<Int>.interval(rig.seconds("p1"), scheduler: rig.s)
      let quick = Observable<Int>.interval(rig.seconds("p2"), scheduler: rig.s)
      return Observable.merge(slow, quick.map { $0 + 100 }).take(rig.int("n"))
    }
    add("flatMap.timer") { rig in
      rig.a.flatMap { element in
        Observable<Int>.timer(.seconds(10 * element), scheduler: rig.s).map { _ in element }
      }
    }
    add("retryWhen.timerBackoff") { rig in
      rig.a.retry(when: { (errors: Observable<any Error>) in
        errors.enumerated()
          .flatMap { (index: Int, error: any Error) -> Observable<Int> in
            index < 3
              ? .timer(.seconds((index + 1) * 10), scheduler: rig.s) : .error(error)
          }
      })
    }
  }
}

extension Rig {
  fileprivate var span: RxTimeInterval { seconds("span") }

  fileprivate func seconds(_ parameter: String) -> RxTimeInterval {
    .seconds(int(parameter))
  }

  fileprivate func range() -> Observable<Int> {
    .range(start: int("start"), count: int("count"), scheduler: s)
  }

  fileprivate func generate(
    condition: @escaping (Int) throws -> Int = { $0 },
    iterate: @escaping (Int) throws -> Int = { $0 }
  ) -> Observable<Int> {
    let (limit, step) = (int("limit"), int("step"))
    return .generate(
      initialState: int("start"),
      condition: { try condition($0) <= limit },
      scheduler: s,
      iterate: { try iterate($0) + step }
    )
  }
}
