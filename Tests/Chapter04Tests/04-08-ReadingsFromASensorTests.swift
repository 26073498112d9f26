import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

// The observers in these tests have no guard of their own: what arrives is what was let through.
@Suite struct `4.8 Readings from a sensor` {
  private static let ends = [Event<String>.completed, .error(WeatherError.offline)]

  @Test func `nothing is made before subscribe, and a sensor for each subscriber in it`() {
    let log = Recorder<String>()
    let numbers = Counter()
    let readings = Observable<String>
      .readings {
        let number = numbers.add()
        return RoofSensor { log.record("sensor \(number) \($0)") }
      }

    log.record("planned")
    let first = readings.subscribe(writing(to: log))
    let second = readings.subscribe(writing(to: log))
    log.record("subscribed")
    first.dispose()
    log.record("first has left")
    second.dispose()

    #expect(
      log.values == [
        "planned", "sensor 1 starts", "sensor 1 has started", "sensor 2 starts",
        "sensor 2 has started", "subscribed", "sensor 1 stops", "first has left", "sensor 2 stops",
      ],
      """
      Each subscriber gets a sensor of its own. It is made and started inside `subscribe`, and the \
      one that is stopped at `dispose()` is that of the subscriber who leaves. No sensor has called \
      back, so there is nothing to hear.
      """
    )
  }

  @Test func `readings pass, and the end of one sensor is not the end of another`() {
    let log = Recorder<String>()
    let sensors = [RoofSensor<String>(), RoofSensor<String>()]
    var unused = sensors[...]
    let readings = Observable<String>.readings { unused.popFirst() ?? RoofSensor() }

    let first = readings.subscribe(AnyObserver<String> { log.record("first \($0)") })
    let second = readings.subscribe(AnyObserver<String> { log.record("second \($0)") })
    sensors[0].call(.next("sun"), .completed)
    sensors[1].call(.next("rain"), .next("snow"), .error(WeatherError.offline))

    #expect(
      log.values == [
        "first next(sun)", "first completed", "second next(rain)", "second next(snow)",
        "second error(offline)",
      ],
      """
      A reading is an element, a failure is an error, and a sensor that has finished completes the \
      sequence. Each subscriber hears its own sensor, and no other.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `dispose stops the sensor, and nothing passes after it`() {
    let log = Recorder<String>()
    let sensor = RoofSensor<String> { log.record($0) }
    let token = Observable.readings { sensor }.subscribe(writing(to: log))

    sensor.call(.next("sun"))
    token.dispose()
    log.record("left")
    sensor.call(.next("rain"), .completed, .error(WeatherError.offline))
    token.dispose()

    #expect(
      log.values == ["starts", "has started", "next(sun)", "stops", "left"],
      """
      The sensor is stopped before `dispose()` returns, once. Leaving is not an end, so the \
      subscriber hears none, and what the sensor calls back with later is not heard.
      """
    )
  }

  @Test(arguments: ends)
  func `after an end the sensor is stopped once, and nothing passes`(end: Event<String>) {
    let log = Recorder<String>()
    let sensor = RoofSensor<String> { log.record($0) }
    let token = Observable.readings { sensor }.subscribe(writing(to: log))

    sensor.call(.next("sun"), end)
    log.record("over")
    sensor.call(.next("rain"), .completed, .error(WeatherError.noSuchCity), .next("snow"))
    token.dispose()

    #expect(
      log.values == ["starts", "has started", "next(sun)", "\(end)", "stops", "over"],
      """
      A sensor that has failed or finished has to be switched off, too: once, and after the observer \
      has heard the end. Then it called back again, and the token was disposed: too late, both.
      """
    )
  }

  @Test(arguments: ends)
  func `a sensor that ends inside start is stopped, once it has started`(end: Event<String>) {
    onOneThread(
      """
      The end came before `start` had returned. A sensor can't be stopped while it starts, and must \
      not stay on: it is stopped as soon as `start` has returned, once.
      """
    ) { race in
      let log = Recorder<String>()
      let sensor = RoofSensor<String> { log.record($0) }
      sensor.whileStarting = { $0.call(.next("sun"), end, .next("rain"), end) }
      race.thread("the thread") {
        let token = Observable.readings { sensor }.subscribe(hearing(race, log))
        log.record("subscribed")
        token.dispose()
      }
      race.atEnd {
        log.values == ["starts", "next(sun)", "\(end)", "has started", "stops", "subscribed"]
          ? nil : "The log says: \(log.inWords)."
      }
    }
  }

  @Test func `whoever drops the token goes on listening`() {
    let log = Recorder<String>()
    weak var sensor: RoofSensor<String>?
    let readings = Observable<String>
      .readings {
        let new = RoofSensor<String> { log.record($0) }
        sensor = new
        return new
      }

    _ = readings.subscribe(writing(to: log))
    sensor?.call(.next("sun"), .completed)

    #expect(
      log.values == ["starts", "has started", "next(sun)", "completed", "stops"],
      """
      Only `dispose()` ends a subscription, or an end. While a sensor is on, somebody has to hold it, \
      and whoever listens to it, even if nobody keeps the token.
      """
    )
  }

  // MARK: Called back from within

  @Test func `what the sensor calls back with inside stop is not heard`() {
    for end in [nil] + Self.ends {
      onOneThread("A sensor said its goodbyes inside `stop`.") { race in
        let log = Recorder<String>()
        let sensor = RoofSensor<String> { log.record($0) }
        sensor.whileStopping = { $0.call(.next("rain"), .completed) }
        let token = Observable.readings { sensor }.subscribe(hearing(race, log))
        race.thread("the thread") {
          if let end { sensor.call(end) } else { token.dispose() }
        }
        let heard = end.map { ["\($0)"] } ?? []
        race.atEnd {
          log.values == ["starts", "has started"] + heard + ["stops"]
            ? nil : "The log says: \(log.inWords)."
        }
      }
    }
  }

  @Test func `the token may be disposed inside stop`() {
    for end in [nil] + Self.ends {
      onOneThread(
        """
        The sensor's `stop` is other people's code: here it disposes the token once more. Inside a \
        lock, that call waits for its own thread.
        """
      ) { race in
        let log = Recorder<String>()
        var again: Disposable?
        let sensor = RoofSensor<String> { log.record($0) }
        sensor.whileStopping = { _ in
          race.step("disposes inside `stop`")
          again.take()?.dispose()
        }
        let token = Observable.readings { sensor }.subscribe(hearing(race, log))
        again = token
        race.thread("the thread") {
          if let end { sensor.call(end) } else { token.dispose() }
        }
        race.atEnd {
          again = nil
          return log.values.filter { $0 == "stops" }.count == 1
            ? nil : "The log says: \(log.inWords)."
        }
      }
    }
  }

  @Test func `a reading that comes while another is heard is heard after it`() {
    for end in Self.ends {
      onOneThread(
        """
        While the observer hears of the sun, the sensor calls back again, on the same thread. One \
        event at a time: rain, snow and the end wait until the observer has returned, and keep their \
        order. What comes after the end, even another one, is not heard.
        """
      ) { race in
        let log = Recorder<String>()
        let sensor = RoofSensor<String>()
        let token = Observable.readings { sensor }
          .subscribe(
            hearing(race, log) { event in
              if event.element == "sun" {
                sensor.call(
                  .next("rain"),
                  .next("snow"),
                  end,
                  .error(WeatherError.noSuchCity),
                  .completed
                )
              }
              log.record("done")
            }
          )
        race.thread("the thread") { sensor.call(.next("sun")) }
        race.atEnd {
          token.dispose()
          return log.values
            == ["next(sun)", "done", "next(rain)", "done", "next(snow)", "done", "\(end)", "done"]
            ? nil : "The log says: \(log.inWords)."
        }
      }
    }
  }

  @Test func `what comes while others still wait is heard after those`() {
    onOneThread(
      """
      While the observer hears of the sun, rain and snow come in; while it hears of the rain, fog and \
      hail. The snow came before those, so the observer hears of it first.
      """
    ) { race in
      let log = Recorder<String>()
      let sensor = RoofSensor<String>()
      let token = Observable.readings { sensor }
        .subscribe(
          hearing(race, log) { event in
            if event.element == "sun" { sensor.call(.next("rain"), .next("snow")) }
            if event.element == "rain" { sensor.call(.next("fog"), .next("hail")) }
          }
        )
      race.thread("the thread") { sensor.call(.next("sun")) }
      race.atEnd {
        token.dispose()
        return log.values == ["sun", "rain", "snow", "fog", "hail"].map { "next(\($0))" }
          ? nil : "The log says: \(log.inWords)."
      }
    }
  }

  @Test func `while the observer hears the end, nothing else passes`() {
    for end in Self.ends {
      onOneThread("While the observer heard the end, the sensor called back again.") { race in
        let log = Recorder<String>()
        let sensor = RoofSensor<String> { log.record($0) }
        let token = Observable.readings { sensor }
          .subscribe(
            hearing(race, log) { _ in
              // Once is enough to show it; without this, a wrong answer would recurse forever.
              guard log.values.count == 3 else { return }
              sensor.call(.next("rain"), .completed, .error(WeatherError.noSuchCity))
            }
          )
        race.thread("the thread") { sensor.call(end) }
        race.atEnd {
          token.dispose()
          return log.values == ["starts", "has started", "\(end)", "stops"]
            ? nil : "The log says: \(log.inWords)."
        }
      }
    }
  }

  @Test(arguments: ["sun", "rain"], [false, true])
  func `an observer that leaves does not hear what still waits`(lastHeard: String, hasEnded: Bool) {
    onOneThread(
      """
      While the observer heard of the sun, rain\(hasEnded ? ", snow and the end" : " and snow") came \
      in. It left when it heard of the \(lastHeard), and what still waits then must not be sent.
      """
    ) { race in
      let log = Recorder<String>()
      let sensor = RoofSensor<String> { log.record($0) }
      var token: Disposable?
      token = Observable.readings { sensor }
        .subscribe(
          hearing(race, log) { event in
            if event.element == "sun" {
              sensor.call(.next("rain"), .next("snow"))
              if hasEnded { sensor.call(.completed) }
            }
            guard event.element == lastHeard else { return }
            token?.dispose()
            log.record("left")
          }
        )
      race.thread("the thread") { sensor.call(.next("sun")) }
      race.atEnd {
        token = nil
        let heard = lastHeard == "sun" ? ["next(sun)"] : ["next(sun)", "next(rain)"]
        let before = ["starts", "has started"] + heard
        // An end that has come may leave the stopping to the thread that delivers.
        let isGood =
          log.values == before + ["stops", "left"]
          || hasEnded && log.values == before + ["left", "stops"]
        return isGood ? nil : "The log says: \(log.inWords)."
      }
    }
  }

  @Test func `nobody waits for an observer that is running`() {
    let log = Recorder<String>()
    let sensor = RoofSensor<String>()
    let token = Observable.readings { sensor }
      .subscribe(
        AnyObserver<String> { event in
          log.record("\(event)")
          guard event.element == "sun" else { return }
          let returned = anotherThreadCan { sensor.call(.next("rain")) }
          log.record(returned ? "done" : "the sensor had to wait")
        }
      )

    sensor.call(.next("sun"), .next("snow"))
    token.dispose()

    #expect(
      log.values == ["next(sun)", "done", "next(rain)", "next(snow)"],
      """
      While the observer heard of the sun, the sensor called back on another thread. That thread \
      leaves the rain behind and goes on; if it had to wait, a lock is held while the observer runs. \
      The thread that is in the observer sends the rain next, before the snow that came later.
      """
    )
  }

  @Test func `a hundred thousand readings do not pile up on the stack`() {
    let mayCallBack = explore { race in
      let sensor = RoofSensor<Int>()
      let token = Observable.readings { sensor }
        .subscribe(
          AnyObserver<Int> { event in
            race.step("hears \(event)")
            if event.element == 1 { sensor.call(.next(2)) }
          }
        )
      race.thread { sensor.call(.next(1)) }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
    guard mayCallBack.failure == nil else {
      Issue.record("A sensor that calls back while the observer is running does not get that far.")
      return
    }

    let deepest = 64 * 1_024
    let heard = Recorder<Int>()
    let growth = Recorder<Int>()
    let sensor = RoofSensor<Int>()
    var start: Int?
    let token = Observable.readings { sensor }
      .subscribe(
        AnyObserver<Int> { event in
          guard let number = event.element else { return }
          let here = addressOnTheStack()
          let depth = (start ?? here) - here
          if start == nil { start = here }
          if number % 10_000 == 0 { heard.record(number) }
          // No deeper than this: a stack that overflows would stop the program.
          guard depth < deepest else { return growth.record(number) }
          if number < 100_000 { sensor.call(.next(number + 1)) }
        }
      )
    sensor.call(.next(1))
    token.dispose()

    #expect(
      growth.values.isEmpty,
      """
      Each reading makes the sensor call back with the next. By number \
      \(growth.values.first ?? 0) the stack had grown by \(deepest / 1_024) kilobytes: an event is \
      sent from within the sending of the one before. With enough of them the program crashes.
      """
    )
    #expect(
      !growth.values.isEmpty || heard.values == (1...10).map { $0 * 10_000 },
      "Each reading makes the sensor call back with the next, and some were not heard."
    )
  }

  // MARK: What is kept

  @Test(
    arguments: [
      "completed", "error", "dispose", "dispose while it heard a reading", "completed inside start",
    ]
  )
  func `once it is over, nothing is kept`(way: String) {
    guard way != "completed inside start" || mayCallBackInsideStart() else {
      Issue.record("A sensor that calls back inside `start` does not get that far.")
      return
    }
    guard way != "dispose while it heard a reading" || mayDisposeWhileHearing() else {
      Issue.record("An observer that disposes while it hears a reading does not get that far.")
      return
    }

    let lifetimes = Lifetimes()
    let ends = Counted()
    // The sensor never releases its callbacks, and somebody keeps those.
    var calls: ((Event<String>) -> Void)?
    var leaving: Disposable?
    let token = Observable<String>
      .readings { [probe = lifetimes.probe("what makes sensors")] in
        probe.touch()
        let mine = lifetimes.probe("the sensor")
        let sensor = CallbackKeeper<String>(keeping: mine)
        sensor.whileStarting = { call in
          calls = call
          if way == "completed inside start" { call(.completed) }
        }
        return sensor
      }
      .subscribe(
        AnyObserver<String> { [probe = lifetimes.probe("the observer")] event in
          probe.touch()
          if event.isStopEvent { ends.dispose() }
          leaving.take()?.dispose()
        }
      )
    calls?(.next("sun"))
    if way != "completed inside start" {
      #expect(
        lifetimes.names.contains("the observer") && lifetimes.names.contains("the sensor"),
        "The sensor is on, so both are needed. Alive: \(lifetimes.names)."
      )
    }
    switch way {
    case "completed": calls?(.completed)
    case "error": calls?(.error(WeatherError.offline))
    case "dispose while it heard a reading":
      leaving = token
      calls?(.next("rain"))
    default: token.dispose()
    }

    #expect(
      ends.times == (way.hasPrefix("dispose") ? 0 : 1),
      "The observer heard \(ends.times) ends. What ended it: \(way)."
    )
    #expect(
      lifetimes.names.isEmpty,
      """
      It is over (\(way)), and these are still alive: \(lifetimes.names.joined(separator: ", ")). \
      Somebody may keep the token in a bag, or the callbacks in a list, for hours: neither may hold \
      the observer, and with it a screen, or the sensor.
      """
    )
    calls = nil
    withExtendedLifetime(token) {}
  }

  @Test func `readings that still wait are freed when the observer leaves`() {
    let lifetimes = Lifetimes()
    let heard = Recorder<Bool>()
    onOneThread("The observer has left: nobody needs what came while it was busy.") { race in
      let sensor = RoofSensor<Lifetimes.Probe>()
      var token: Disposable?
      token = Observable.readings { sensor }
        .subscribe(
          AnyObserver<Lifetimes.Probe> { _ in
            race.step("hears a reading")
            heard.record(true)
            guard let leaving = token.take() else { return }
            for _ in 1...3 { sensor.call(.next(lifetimes.probe())) }
            leaving.dispose()
          }
        )
      let kept = token
      race.thread("the thread") { sensor.call(.next(lifetimes.probe())) }
      race.atEnd {
        withExtendedLifetime(kept) {
          guard heard.values.count == 1 else {
            return "The observer left at the first reading, and heard \(heard.values.count)."
          }
          return lifetimes.alive == 0
            ? nil : "It has left, and \(lifetimes.alive) of the readings are still alive."
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `readings that come while the end is heard are not kept`(_ isFailure: Bool) {
    let lifetimes = Lifetimes()
    onOneThread("Nobody will ever hear what comes after the end.") { race in
      var alive: Int?
      let sensor = RoofSensor<Lifetimes.Probe>()
      let token = Observable.readings { sensor }
        .subscribe(
          AnyObserver<Lifetimes.Probe> { event in
            race.step("hears \(event)")
            for _ in 1...3 { sensor.call(.next(lifetimes.probe())) }
            if alive == nil { alive = lifetimes.alive }
          }
        )
      race.thread("the thread") {
        sensor.call(isFailure ? .error(WeatherError.offline) : .completed)
      }
      race.atEnd {
        withExtendedLifetime(token) {
          alive == 0
            ? nil
            : """
            The observer was hearing the end when the sensor called back three times. \
            \(alive ?? 3) of these readings were still alive after that.
            """
        }
      }
    }
  }

  @Test func `readings that come too late are not kept`() {
    for way in ["completed", "dispose", "dispose while the observer was busy"] {
      let lifetimes = Lifetimes()
      onOneThread("Nobody will ever hear what comes after the end (\(way)).") { race in
        let sensor = RoofSensor<Lifetimes.Probe>()
        var leaving: Disposable?
        var heard = 0
        let token = Observable.readings { sensor }
          .subscribe(
            AnyObserver<Lifetimes.Probe> { event in
              race.step("hears \(event)")
              guard let leaving else { return }
              heard += 1
              if heard == 1 {
                for _ in 1...2 { sensor.call(.next(lifetimes.probe())) }
              } else {
                leaving.dispose()
                sensor.call(.next(lifetimes.probe()))
              }
            }
          )
        race.thread("the thread") {
          switch way {
          case "completed": sensor.call(.completed)
          case "dispose": token.dispose()
          default:
            leaving = token
            sensor.call(.next(lifetimes.probe()))
            leaving = nil
          }
          for _ in 1...3 { sensor.call(.next(lifetimes.probe())) }
        }
        race.atEnd {
          withExtendedLifetime(token) {
            lifetimes.alive == 0
              ? nil
              : """
              It was over (\(way)), and then the sensor called back. \(lifetimes.alive) of these readings \
              are still alive.
              """
          }
        }
      }
    }
  }

  @Test(arguments: ["completed", "dispose"])
  func `an observer that is freed may make the sensor call back`(way: String) {
    onOneThread(
      """
      It is over (\(way)), and the observer is freed. What runs then is other people's code: here its \
      `deinit` makes the sensor call back. Inside a lock, that code waits for its own thread.
      """
    ) { race in
      let sensor = RoofSensor<String>()
      // Only the subscription keeps the observer.
      let token = Observable.readings { sensor }
        .subscribe(AnyObserver<String> { [kept = farewell(race, sensor)] _ in kept.touch() })
      race.thread("the thread") {
        if way == "completed" { sensor.call(.completed) } else { token.dispose() }
      }
    }
  }

  @Test(arguments: ["completed", "dispose"])
  func `a sensor that is freed may call back`(way: String) {
    onOneThread(
      """
      It is over (\(way)), and the sensor is freed. Its `deinit` is other people's code: here it calls \
      what it was given at `start`. Inside a lock, that code waits for its own thread.
      """
    ) { race in
      var callBack: ((Event<String>) -> Void)?
      let token = Observable<String>
        .readings {
          let sensor = CallbackKeeper<String>(
            keeping: LastWords {
              race.step("is freed, and calls back")
              callBack?(.next("late"))
            }
          )
          sensor.whileStarting = { callBack = $0 }
          return sensor
        }
        .subscribe(AnyObserver<String> { event in race.step("hears \(event)") })
      race.thread("the thread") {
        if way == "completed" { callBack?(.completed) } else { token.dispose() }
      }
      race.atEnd {
        callBack = nil
        return nil
      }
    }
  }

  @Test func `a reading that is freed may make the sensor call back`() {
    onOneThread(
      """
      The observer has left, and what still waits is freed. Here the `deinit` of a reading makes the \
      sensor call back. Inside a lock, that code waits for its own thread.
      """
    ) { race in
      let sensor = RoofSensor<LastWords>()
      var token: Disposable?
      token = Observable.readings { sensor }
        .subscribe(
          AnyObserver<LastWords> { _ in
            race.step("hears a reading")
            guard let leaving = token.take() else { return }
            for _ in 1...2 { sensor.call(.next(farewell(race, sensor))) }
            leaving.dispose()
          }
        )
      race.thread("the thread") { sensor.call(.next(LastWords {})) }
    }
  }

  @Test func `a reading that was heard may make the sensor call back when it is freed`() {
    onOneThread(
      """
      While the observer hears of one reading, two more come and wait. Each is freed once it has been \
      heard, and its `deinit` makes the sensor call back. Inside a lock, that code waits for its own \
      thread.
      """
    ) { race in
      let sensor = RoofSensor<LastWords>()
      var isFirst = true
      let token = Observable.readings { sensor }
        .subscribe(
          AnyObserver<LastWords> { _ in
            race.step("hears a reading")
            guard isFirst else { return }
            isFirst = false
            for _ in 1...2 { sensor.call(.next(farewell(race, sensor))) }
          }
        )
      race.thread("the thread") { sensor.call(.next(LastWords {})) }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }

  // MARK: Several threads

  @Test func `two threads that call back are heard one after the other`() {
    inEveryInterleaving(
      """
      Events may come from several threads at the same time, and the contract says one at a time. Whoever finds \
      the observer busy leaves the event behind, and the thread that is busy must not miss it: that \
      nothing is left, and that it is done, has to be one step.
      """
    ) { race in
      let round = SensorRound(race)
      race.thread { round.sensor.call(.next("sun")) }
      race.thread { round.sensor.call(.next("rain")) }
      race.atEnd {
        round.log.values.sorted() == ["next(rain)", "next(sun)"]
          ? nil : "Two threads brought sun and rain, and the observer heard \(round.log.inWords)."
      }
    }
  }

  @Test func `the readings of one thread keep their order`() {
    inEveryInterleaving("No event overtakes an earlier one of the same thread.") { race in
      let round = SensorRound(race)
      race.thread { round.sensor.call(.next("1"), .next("2"), .completed) }
      race.thread { round.sensor.call(.next("rain")) }
      race.atEnd {
        let heard = round.log.values
        if heard.last != "completed" {
          return "The end has come, and the observer heard \(round.log.inWords)."
        }
        return heard.filter { $0 != "next(rain)" } == ["next(1)", "next(2)", "completed"]
          ? round.life.complaint
          : "One thread brought 1, 2 and the end, and the observer heard \(round.log.inWords)."
      }
    }
  }

  @Test func `of two ends that come at the same moment, one is heard`() {
    inEveryInterleaving("There is one end, and the sensor is stopped once.") { race in
      let round = SensorRound(race)
      race.thread { round.sensor.call(.completed) }
      race.thread { round.sensor.call(.error(WeatherError.offline)) }
      race.atEnd {
        round.log.values.count == 1
          ? round.life.complaint
          : "Two threads brought an end each, and the observer heard \(round.log.inWords)."
      }
    }
  }

  @Test func `a dispose that meets an end stops the sensor once`() {
    inEveryInterleaving("Whoever comes first stops the sensor, and the other does not.") { race in
      let round = SensorRound(race)
      race.thread("disposes") { round.token.dispose() }
      race.thread("calls back") { round.sensor.call(.next("sun"), .completed) }
      race.atEnd {
        ["", "next(sun)", "completed", "next(sun) completed"]
          .contains(round.log.values.joined(separator: " "))
          ? round.life.complaint : "The observer heard \(round.log.inWords)."
      }
    }
  }

  @Test func `two threads that dispose stop the sensor once`() {
    inEveryInterleaving("Whoever comes first stops the sensor, and the other does not.") { race in
      let round = SensorRound(race)
      race.thread { round.token.dispose() }
      race.thread { round.token.dispose() }
      race.atEnd { round.life.complaint }
    }
  }

  @Test func `what another thread calls back with after dispose is not heard`() {
    inEveryInterleaving(
      """
      Once `dispose()` has returned, nothing that comes later is heard. By then the sensor is off, too, \
      unless another thread is about to stop it: one that is just calling back, or has brought an end.
      """
    ) { race in
      let round = SensorRound(race)
      let late = Recorder<String>()
      let disposed = Counted()
      let ends = Counted()
      let (begun, returned) = (Counted(), Counted())
      race.thread("disposes") {
        round.token.dispose()
        if !round.life.isStopped, ends.times == 0, begun.times == returned.times {
          race.complain(
            "`dispose()` has returned, no other thread is calling back, and the sensor is still on."
          )
        }
        race.step("has disposed")
        disposed.dispose()
      }
      race.thread("calls back") {
        for event in [Event.next("sun"), .next("rain"), .completed] {
          race.step("calls back with \(event)")
          if disposed.times > 0 { late.record("\(event)") }
          if event.isStopEvent { ends.dispose() }
          begun.dispose()
          round.sensor.call(event)
          returned.dispose()
        }
      }
      race.atEnd {
        late.values.first { round.log.values.contains($0) }
          .map { "`dispose()` had returned when \($0) came, and the observer heard it." }
          ?? round.life.complaint
      }
    }
  }

  @Test func `an end from another thread may come while the sensor starts`() {
    inEveryInterleaving(
      """
      The end may come before `start` has returned, or after it. If each side leaves it to the other, \
      nobody stops the sensor; if neither does, both stop it.
      """
    ) { race in
      let life = SensorLife()
      let log = Recorder<String>()
      let sensor = RoofSensor(race, life)
      let isSent = Counted()
      let hasLeft = Counted()
      let observer = hearing(race, log) { event in
        race.step("still hears \(event)")
        guard life.isStopped, hasLeft.times == 0 else { return }
        race.complain(
          "Nobody has disposed, and the sensor was stopped while the observer was still hearing the end."
        )
      }
      race.thread("subscribes") {
        let token = Observable.readings { sensor }.subscribe(observer)
        guard isSent.times == 0 else { return }
        // The end has not come yet, or never will.
        hasLeft.dispose()
        token.dispose()
      }
      race.thread("calls back") {
        guard sensor.hasCallbacks else { return }
        isSent.dispose()
        sensor.call(.completed)
      }
      race.atEnd {
        hasLeft.times == 0 && log.values != ["completed"]
          ? "The sensor has finished, and the observer heard \(log.inWords)." : life.complaint
      }
    }
  }
}

/// Runs a scenario of one thread, which a lock that the thread takes twice does not stop.
private func onOneThread(
  _ explanation: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ fill: (Scenario) -> Void
) {
  inEveryInterleaving(explanation, sourceLocation: sourceLocation, fill)
}

/// Returns an observer without a guard of its own, which complains if it is called while it is busy.
private func hearing(
  _ race: Scenario,
  _ log: Recorder<String>,
  _ body: @escaping (Event<String>) -> Void = { _ in }
) -> AnyObserver<String> {
  AnyObserver { event in
    race.alone(
      "hears \(event)",
      else: "The observer was called with \(event) while it was still busy with another event."
    ) {
      log.record("\(event)")
      body(event)
    }
  }
}

/// Whether a sensor may call back while it starts, tried where a deadlock doesn't stop the tests.
private func mayCallBackInsideStart() -> Bool {
  explore { race in
    let sensor = RoofSensor<String>()
    sensor.whileStarting = { $0.call(.completed) }
    race.thread {
      let observer = AnyObserver<String> { event in race.step("hears \(event)") }
      Observable.readings { sensor }.subscribe(observer).dispose()
    }
  }
  .failure == nil
}

/// Whether an observer may dispose while it hears a reading, tried in the same way.
private func mayDisposeWhileHearing() -> Bool {
  explore { race in
    let sensor = RoofSensor<String>()
    var leaving: Disposable?
    leaving = Observable.readings { sensor }
      .subscribe(
        AnyObserver<String> { event in
          race.step("hears \(event)")
          leaving.take()?.dispose()
        }
      )
    race.thread { sensor.call(.next("sun")) }
  }
  .failure == nil
}

/// Returns an object that makes the sensor call back when it is freed.
private func farewell<Reading>(
  _ race: Scenario,
  _ sensor: RoofSensor<Reading>
) -> LastWords {
  LastWords {
    race.step("is freed, and makes the sensor call back")
    sensor.call(.error(WeatherError.offline))
  }
}

/// Returns a place on the stack; a deeper one is a smaller number.
@inline(never)
private func addressOnTheStack() -> Int {
  var mark = 0
  return withUnsafeMutablePointer(to: &mark) { Int(bitPattern: $0) }
}

/// A subscription to a sensor that is on, and what its observer has heard.
private final class SensorRound {
  let log = Recorder<String>()
  let life = SensorLife()
  let sensor: RoofSensor<String>
  let token: Disposable

  init(_ race: Scenario) {
    let sensor = RoofSensor(race, life)
    self.sensor = sensor
    token = Observable.readings { sensor }.subscribe(hearing(race, log))
  }
}

/// A sensor that hands its callbacks to somebody else, and keeps something alive.
private final class CallbackKeeper<Reading>: Sensor {
  var whileStarting: (@escaping (Event<Reading>) -> Void) -> Void = { _ in }
  private let kept: AnyObject

  init(keeping kept: AnyObject) {
    self.kept = kept
  }

  func start(
    onReading: @escaping (Reading) -> Void,
    onFailure: @escaping (Error) -> Void,
    onFinished: @escaping () -> Void
  ) {
    whileStarting { event in
      switch event {
      case .next(let reading): onReading(reading)
      case .error(let error): onFailure(error)
      case .completed: onFinished()
      }
    }
  }

  func stop() {}
}
