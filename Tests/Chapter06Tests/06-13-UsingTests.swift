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

/// A resource that can be held for a while, and records when.
private struct Camera: Disposable {
  let log: Log

  init(_ log: Log) {
    self.log = log
    log.record("camera on")
  }

  func dispose() {
    log.record("camera off")
  }
}

/// A resource that looks around when it is disposed.
private struct Witness: Disposable {
  let look: () -> Void

  init(_ look: @escaping () -> Void) {
    self.look = look
  }

  func dispose() {
    look()
  }
}

@Suite struct `6.13 using` {
  @Test func `the resource lives as long as the sequence`() {
    let log = Log()
    let source = HandSource<Int>()

    let pictures = Observable.using({ Camera(log) }, observableFactory: { _ in source })
    #expect(log.values.isEmpty, "Nobody has subscribed: the camera stays off.")

    let token = pictures.subscribe(log.observer())
    source.send(.next(1), .completed)
    #expect(
      log.values == ["camera on", "next(1)", "completed", "camera off"],
      "On at `subscribe`, off after the end has been heard."
    )
    token.dispose()
    #expect(log.values.count == 4, "It is already off, and goes off once.")
  }

  @Test func `resource and source are made inside subscribe, whatever else is under way`() {
    let log = Log()

    _ = Observable.of(1)
      .subscribe(onNext: { _ in
        _ = Observable<Int>
          .using(
            { Camera(log) },
            observableFactory: { _ in
              log.record("source")
              return .never()
            }
          )
          .subscribe()
        log.record("subscribe has returned")
      })

    #expect(
      log.values == ["camera on", "source", "subscribe has returned"],
      """
      Somebody subscribed while hearing an element of another sequence. Resource and source are made inside \
      `subscribe`, in this order. What happened: \(log.values).
      """
    )
  }

  @Test func `the sequence is made with the resource`() {
    let log = Log()

    _ =
      Observable
      .using(
        { Camera(log) },
        observableFactory: { camera in
          camera.log.record("factory")
          return Observable.just(1)
        }
      )
      .subscribe(log.observer())

    #expect(
      log.values == ["camera on", "factory", "next(1)", "completed", "camera off"],
      "First the camera, then what uses it. A source that ends inside `subscribe` frees it, too."
    )
  }

  @Test func `disposing frees the source first, then the resource`() {
    let log = Log()
    let source = Observable<Int>
      .create { _ in Disposables.create { log.record("source disposed") } }

    let token = Observable.using({ Camera(log) }, observableFactory: { _ in source })
      .subscribe(onDisposed: { log.record("disposed") })
    token.dispose()

    #expect(
      log.values == ["camera on", "source disposed", "camera off", "disposed"],
      "The source works with the camera: it has to stop before the camera goes."
    )
  }

  @Test func `at an end the source is freed first as well`() {
    let log = Log()
    var send: ((Event<Int>) -> Void)?
    let source = Observable<Int>
      .create { observer in
        send = observer.on
        return Disposables.create { log.record("source disposed") }
      }

    _ = Observable.using({ Camera(log) }, observableFactory: { _ in source })
      .subscribe(log.observer())
    send?(.error(Storm()))

    #expect(
      log.values == ["camera on", "error(storm)", "source disposed", "camera off"],
      "First the subscriber hears the end, then the source is freed, then the camera."
    )

    let (hasty, disposals) = (HastySource<Int>([.completed]), Recorder<Int>())
    _ =
      Observable
      .using(
        { Witness { disposals.record(hasty.subscription.disposals) } },
        observableFactory: { _ in hasty }
      )
      .subscribe(Log().observer())
    #expect(
      disposals.values == [1],
      """
      The source completed before `subscribe` had returned its token. The order is the same: first the source \
      is disposed, then the resource. How often the source had been disposed when the resource was: \
      \(disposals.values).
      """
    )
  }

  @Test func `a resource that can't be made is an error`() {
    let log = Log()

    _ = Observable<Int>
      .using(
        { () throws -> Camera in throw Storm() },
        observableFactory: { _ in
          log.record("factory")
          return .just(1)
        }
      )
      .subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "Without a camera, no sequence is made.")
  }

  @Test func `a factory that throws gives the resource back`() {
    let log = Log()

    let token = Observable<Int>.using({ Camera(log) }, observableFactory: { _ in throw Storm() })
      .subscribe(log.observer())

    #expect(
      log.values == ["camera on", "error(storm)", "camera off"],
      "The camera was on when the factory failed. Nobody else knows about it: it would never go off."
    )
    token.dispose()
  }

  @Test(arguments: ["resource", "sequence"])
  func `a factory that throws leaves nothing behind`(_ factory: String) {
    let lifetimes = Lifetimes()
    let token = Observable<Int>
      .using(
        { if factory == "resource" { throw Storm() } else { Camera(Log()) } },
        observableFactory: { _ in throw Storm() }
      )
      .subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })

    #expect(
      lifetimes.alive == 0,
      """
      The factory for the \(factory) failed, and the observer has heard it. Somebody still holds the \
      token, and that keeps the observer.
      """
    )
    token.dispose()
  }

  @Test func `each subscriber has a resource of its own`() {
    let log = Log()
    let source = HandSource<Int>()
    let pictures = Observable.using({ Camera(log) }, observableFactory: { _ in source })

    let first = pictures.subscribe { _ in }
    let second = pictures.subscribe { _ in }
    first.dispose()
    #expect(
      log.values == ["camera on", "camera on", "camera off"],
      "One is disposed; the camera of the other stays on."
    )
    second.dispose()
    #expect(log.values.last == "camera off", "Now both are off.")
    #expect(log.values.count == 4, "On and off, twice.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { source in
      .using({ CountingDisposable() }, observableFactory: { _ in source })
    }
    expectLetsGoOfItsClosures { source, probe in
      .using(
        { CountingDisposable() },
        observableFactory: { _ in
          probe.touch()
          return source
        }
      )
    }
  }
}
