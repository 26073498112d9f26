import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

/// How a generator gets to its end.
private enum Ending: CaseIterable {
  case taken, completed, conditionThrows, iterateThrows
  case disposedInCondition, disposedInIterate

  /// The turn in which it ends.
  var turn: Int {
    self == .iterateThrows || self == .disposedInIterate ? 2 : 1
  }

  /// What a report says of it.
  var text: String {
    switch self {
    case .taken: "`take(1)` had its element and disposed the generator"
    case .completed: "The generator completed"
    case .conditionThrows: "The condition threw"
    case .iterateThrows: "`iterate` threw"
    case .disposedInCondition: "The subscriber disposed while the condition ran"
    case .disposedInIterate: "The subscriber disposed while `iterate` ran"
    }
  }

  /// A generator that ends like this, if `dispose` disposes it.
  func numbers(_ dispose: @escaping () throws -> Void = {}) -> Observable<Int> {
    var calls = 0
    return .generate(
      initialState: 1,
      condition: { _ in
        if self == .conditionThrows { throw Storm() }
        if self == .disposedInCondition { try dispose() }
        calls += 1
        return self != .completed && calls < 10
      },
      iterate: { state in
        if self == .iterateThrows { throw Storm() }
        if self == .disposedInIterate { try dispose() }
        return state &+ 1
      }
    )
  }
}

// States wrap around: a generator that never stops should fail here, not trap.
@Suite struct `6.11 generate` {
  @Test func `each state is made from the one before, while the condition holds`() {
    let log = Log()

    expectReturns {
      _ = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 &* 2 })
        .subscribe(log.observer())
    }

    #expect(
      log.values == ["next(1)", "next(2)", "next(4)", "next(8)", "completed"],
      "16 is the first that is not below 10: it is not sent, and the sequence has ended."
    )
  }

  @Test func `a first state that does not satisfy the condition is not sent`() {
    let log = Log()

    expectReturns {
      _ = Observable.generate(initialState: 10, condition: { $0 < 10 }, iterate: { $0 &+ 1 })
        .subscribe(log.observer())
    }

    #expect(log.values == ["completed"], "The condition is checked for the first state, too.")
  }

  @Test func `a state is made when its turn has come, and not before`() {
    let asked = Recorder<Int>()
    let log = Log()

    expectReturns {
      _ =
        Observable
        .generate(
          initialState: 1,
          condition: { $0 < 1_000 },
          iterate: { state in
            if asked.values.count < 100 { asked.record(state) }
            return state &+ 1
          }
        )
        .take(4)
        .subscribe { log.record("\($0) after \(asked.values.count)") }
    }

    #expect(
      log.values == [
        "next(1) after 0", "next(2) after 1", "next(3) after 2", "next(4) after 3",
        "completed after 3",
      ],
      """
      Four were wanted, so three had to be made. A state that is made in advance, or after the end, \
      is work for nobody.
      """
    )
    #expect(asked.values == [1, 2, 3], "The generator went on working for nobody.")
  }

  @Test func `a condition that throws is an error`() {
    let log = Log()
    let asked = Recorder<Int>()

    expectReturns {
      _ =
        Observable
        .generate(
          initialState: 1,
          condition: { state in
            // It counts, and throws only once: a generator that never stops should fail here.
            if asked.values.count < 20 { asked.record(state) }
            if asked.values.count == 2 { throw Storm() }
            return asked.values.count < 10
          },
          iterate: { $0 &+ 1 }
        )
        .subscribe(log.observer())
    }

    #expect(log.values == ["next(1)", "error(storm)"], "What it throws ends the sequence.")
    #expect(
      asked.values == [1, 2],
      "It has failed, and wants no more turns. The condition was called for \(asked.values)."
    )
  }

  @Test func `an iterate that throws is an error`() {
    let log = Log()
    let asked = Recorder<Int>()

    expectReturns {
      _ =
        Observable
        .generate(
          initialState: 1,
          condition: { $0 < 10 },
          iterate: { state in
            if asked.values.count < 20 { asked.record(state) }
            if asked.values.count == 1 { throw Storm() }
            return 10
          }
        )
        .subscribe(log.observer())
    }

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "The first state needs no `iterate`. The second can't be made."
    )
    #expect(
      asked.values == [1],
      "It has failed, and wants no more turns. `iterate` was called for \(asked.values)."
    )
  }

  @Test func `two generators take turns`() {
    let log = Log()

    expectReturns {
      Trampoline.current.run {
        for start in [1, 10] {
          _ =
            Observable
            .generate(initialState: start, condition: { $0 < start + 2 }, iterate: { $0 &+ 1 })
            .subscribe(log.observer())
        }
      }
    }

    #expect(
      log.values == ["next(1)", "next(10)", "next(2)", "next(11)", "completed", "completed"],
      "One state per turn. A generator that sends everything in its first turn lets nobody else in."
    )
  }

  @Test func `disposed between two turns, it makes no more states`() {
    let log = Log()
    let asked = Recorder<Int>()

    expectReturns {
      Trampoline.current.run {
        let token =
          Observable
          .generate(
            initialState: 1,
            condition: { $0 < 5 },
            iterate: { state in
              asked.record(state)
              return state &+ 1
            }
          )
          .subscribe(log.observer())
        _ = Observable.of("stop").subscribe(onNext: { _ in token.dispose() })
      }
    }

    #expect(log.values == ["next(1)"], "It was disposed after its first turn.")
    #expect(
      asked.values.isEmpty,
      """
      It was disposed before its second turn, so there is nothing to make. `iterate` was called for \
      \(asked.values).
      """
    )
  }

  @Test func `disposed before its first turn, it does nothing`() {
    let log = Log()
    let asked = Recorder<Int>()

    expectReturns {
      Trampoline.current.run {
        Observable
          .generate(
            initialState: 1,
            condition: { state in
              if asked.values.count < 10 { asked.record(state) }
              return state < 5
            },
            iterate: { $0 &+ 1 }
          )
          .subscribe(log.observer())
          .dispose()
      }
    }

    #expect(
      log.values.isEmpty && asked.values.isEmpty,
      """
      It was subscribed and disposed while the trampoline was busy, so its first turn came later. By \
      then there was nothing to do. The condition was called for \(asked.values), and the observer \
      heard \(log.values).
      """
    )
  }

  @Test func `nothing is sent after a dispose within a closure`() {
    for ending in [Ending.disposedInCondition, .disposedInIterate] {
      for isThrowing in [true, false] {
        let log = Log()

        let returned = expectReturns {
          Trampoline.current.run {
            let token = SerialDisposable()
            token.disposable =
              ending.numbers {
                if log.values.count < 10 { log.record("disposed") }
                token.dispose()
                if isThrowing { throw Storm() }
              }
              .subscribe(log.observer())
          }
        }

        #expect(
          log.values == (ending.turn == 2 ? ["next(1)"] : []) + ["disposed"],
          """
          \(ending.text) in turn \(ending.turn), and nothing may happen after that. What happened: \
          \(log.values).
          """
        )
        guard returned else { return }
      }
    }
  }

  @Test func `no end is heard after a dispose within the condition`() {
    let log = Log()

    let returned = expectReturns {
      Trampoline.current.run {
        let token = SerialDisposable()
        token.disposable =
          Observable
          .generate(
            initialState: 1,
            condition: { _ in
              token.dispose()
              return false
            },
            iterate: { $0 + 1 }
          )
          .subscribe(log.observer())
      }
    }

    #expect(
      !returned || log.values == [],
      """
      The subscriber disposed while the condition ran, and then the condition said no. Nothing comes after \
      `dispose()`, not even an end. The observer heard \(log.values).
      """
    )
  }

  @Test func `when it is over, it does not get in line again`() {
    for ending in Ending.allCases {
      let lifetimes = Lifetimes()
      let alive = Recorder<Int>()

      let returned = expectReturns {
        Trampoline.current.run {
          let token = SerialDisposable()
          let numbers = ending.numbers { token.dispose() }
          let taken = ending == .taken ? numbers.take(1) : numbers
          token.disposable = taken.subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
          _ = Observable.from(1...3)
            .subscribe(onNext: { if $0 == ending.turn { alive.record(lifetimes.alive) } })
        }
      }

      #expect(
        alive.values == [0],
        """
        \(ending.text) in turn \(ending.turn). At the turn of the next in line, its observer was still \
        in memory, as it is while a sink waits for another turn.
        """
      )
      guard returned else { return }
    }
  }

  @Test func `each subscriber begins at the first state`() {
    let log = Log()

    expectReturns {
      let numbers =
        Observable
        .generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 &+ 1 })
      _ = numbers.subscribe(log.observer())
      _ = numbers.subscribe(log.observer())
    }

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(1)", "next(2)", "completed"],
      "The state belongs to the sink, not to the producer."
    )
  }

  @Test func `its sink is freed when it has ended`() {
    for ending in [Ending.taken, .completed, .conditionThrows, .iterateThrows] {
      let lifetimes = Lifetimes()
      let holder = Recorder<Int>()

      let returned = expectReturns {
        let numbers = ending.numbers()
        let token = (ending == .taken ? numbers.take(1) : numbers)
          .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
        holder.record(lifetimes.alive)
        token.dispose()
      }

      #expect(
        holder.values == [0],
        """
        \(ending.text), and that was the end. Nobody needs the sink any more, and yet it keeps the \
        observer.
        """
      )
      guard returned else { return }
    }
  }

  @Test func `its closures are freed when it has ended`() {
    let lifetimes = Lifetimes()

    let holder = Recorder<Int>()
    expectReturns {
      var numbers: Observable<Int>? = .generate(
        initialState: 1,
        condition: { [probe = lifetimes.probe()] number in
          probe.touch()
          return number < 3
        },
        iterate: { [probe = lifetimes.probe()] number in
          probe.touch()
          return number &+ 1
        }
      )
      let token = numbers?.subscribe { _ in }
      numbers = nil
      holder.record(lifetimes.alive)
      token?.dispose()
    }

    #expect(holder.values == [0], "Only the token is kept, and it must not keep the closures.")
  }
}

// `range` and `repeatElement` are given: `from` sends them.
extension `6.11 generate` {
  @Test func `range sends consecutive numbers`() {
    let log = Log()

    _ = Observable.range(start: 3, count: 2).subscribe(log.observer())
    _ = Observable.range(start: 3, count: 0).subscribe(log.observer())
    _ = Observable.range(start: Int8.max, count: 1).subscribe(log.observer())

    #expect(
      log.values == ["next(3)", "next(4)", "completed", "completed", "next(127)", "completed"],
      "As many as were asked for, up to the largest number there is."
    )
  }

  @Test func `range takes turns, and begins anew for each subscriber`() {
    let log = Log()

    Trampoline.current.run {
      let numbers = Observable.range(start: 1, count: 2)
      _ = numbers.subscribe(log.observer())
      _ = numbers.subscribe(log.observer())
    }

    #expect(
      log.values == ["next(1)", "next(1)", "next(2)", "next(2)", "completed", "completed"],
      "One number per turn, and each sink counts for itself."
    )
  }

  @Test func `repeatElement goes on until it is stopped`() {
    let log = Log()

    _ = Observable.repeatElement("sun").take(3).subscribe(log.observer())

    #expect(
      log.values == ["next(sun)", "next(sun)", "next(sun)", "completed"],
      "It has no end of its own; `take` gives it one."
    )
  }
}
