import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension Table {
  /// Subjects and relays, and operators that listen to one.
  mutating func addSubjects() {
    addSubject("publishSubject", PublishSubject.scripted)
    addSubject("behaviorSubject", BehaviorSubject.scripted)
    for size in 0...3 {
      addSubject("replaySubject.\(size)") { ReplaySubject.scripted(.create(bufferSize: size)) }
    }
    addSubject("replaySubject.unbounded") { ReplaySubject.scripted(.createUnbounded()) }
    addSubject("asyncSubject", AsyncSubject.scripted)
    addRelays()
    addListeners()
  }

  private mutating func addRelays() {
    add(script: "publishRelay") { _ in
      let relay = PublishRelay<Int>()
      return (relay, Variant.Controls(accepting: relay.accept))
    }
    add(script: "behaviorRelay") { _ in
      let relay = BehaviorRelay(value: -1)
      var controls = Variant.Controls(accepting: relay.accept)
      controls.value = { relay.value }
      return (relay, controls)
    }
    addReplayRelay("replayRelay.2") { .create(bufferSize: 2) }
    addReplayRelay("replayRelay.unbounded") { .createUnbound() }
  }

  private mutating func addReplayRelay(_ name: String, _ make: @escaping () -> ReplayRelay<Int>) {
    add(script: name) { _ in
      let relay = make()
      return (relay, Variant.Controls(accepting: relay.accept))
    }
  }

  private mutating func addListeners() {
    addSubject("publishSubject.take2", PublishSubject.scripted) { $0.take(2) }
    addSubject("behaviorSubject.map", BehaviorSubject.scripted) { $0.map { try no3($0) } }
    addSubject("behaviorSubject.startWithDistinct", BehaviorSubject.scripted) {
      $0.startWith(-2).distinctUntilChanged()
    }
    addSubject("replaySubject.2.take1", { ReplaySubject.scripted(.create(bufferSize: 2)) }) {
      $0.take(1)
    }
  }

  /// Adds a subject, and what listens to it.
  mutating func addSubject(
    _ name: String,
    _ make: @escaping () -> ScriptedSubject,
    listening: @escaping (Observable<Int>) -> Observable<Int> = { $0 }
  ) {
    add(script: name) { _ in
      let made = make()
      return (listening(made.subject), made.controls)
    }
  }
}

/// A subject of which scripts know no more than what they may do to it.
struct ScriptedSubject {
  let subject: Observable<Int>
  var controls: Variant.Controls
}

extension PublishSubject<Int> {
  static func scripted() -> ScriptedSubject {
    let subject = PublishSubject<Int>()
    var controls = Variant.Controls(sending: subject)
    controls.dispose = subject.dispose
    controls.hasObservers = { subject.hasObservers }
    return ScriptedSubject(subject: subject, controls: controls)
  }
}

extension BehaviorSubject<Int> {
  static func scripted() -> ScriptedSubject {
    let subject = BehaviorSubject(value: -1)
    var controls = Variant.Controls(sending: subject)
    controls.dispose = subject.dispose
    controls.hasObservers = { subject.hasObservers }
    controls.value = subject.value
    return ScriptedSubject(subject: subject, controls: controls)
  }
}

extension ReplaySubject<Int> {
  static func scripted(_ subject: ReplaySubject<Int>) -> ScriptedSubject {
    var controls = Variant.Controls(sending: subject)
    controls.dispose = subject.dispose
    controls.hasObservers = { subject.hasObservers }
    return ScriptedSubject(subject: subject, controls: controls)
  }
}

extension AsyncSubject<Int> {
  static func scripted() -> ScriptedSubject {
    let subject = AsyncSubject<Int>()
    var controls = Variant.Controls(sending: subject)
    controls.hasObservers = { subject.hasObservers }
    return ScriptedSubject(subject: subject, controls: controls)
  }
}

extension Variant.Controls {
  /// Sends to a subject.
  init<Observer: ObserverType>(sending observer: Observer) where Observer.Element == Int {
    send = observer.on
  }

  /// Sends to a relay, which takes elements alone.
  init(accepting accept: @escaping (Int) -> Void) {
    send = { event in event.element.map(accept) }
  }
}
