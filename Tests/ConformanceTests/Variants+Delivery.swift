import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension Table {
  /// Subjects of which an observer does something while it is told something.
  mutating func addDelivery() {
    let kinds: [(name: String, make: () -> ScriptedSubject)] = [
      ("publishSubject", PublishSubject.scripted),
      ("behaviorSubject", BehaviorSubject.scripted),
      ("replaySubject.1", { ReplaySubject.scripted(.create(bufferSize: 1)) }),
      ("replaySubject.2", { ReplaySubject.scripted(.create(bufferSize: 2)) }),
    ]
    for (name, make) in kinds {
      addSendsWithin("\(name).sendsWithin", make)
      addSubscribesWithin("\(name).subscribesWithin", make)
      addDisposes("s2", within: "\(name).disposesWithin", make)
      addDisposes("s1", within: "\(name).disposesItself", make)
    }
    addFirstCompletes("publishSubject.firstCompletes", PublishSubject.scripted)
    addFirstCompletes("behaviorSubject.firstCompletes", BehaviorSubject.scripted)
  }

  private mutating func addSendsWithin(_ name: String, _ make: @escaping () -> ScriptedSubject) {
    addSubject(name) {
      var made = make()
      let send = made.controls.send
      made.controls.heard = { name, event, _ in
        if name == "s1", let element = event.number, (0..<5).contains(element) {
          send(.next(element + 10))
        }
      }
      return made
    }
  }

  private mutating func addSubscribesWithin(
    _ name: String,
    _ make: @escaping () -> ScriptedSubject
  ) {
    addSubject(name) {
      var made = make()
      var isDone = false
      made.controls.heard = { name, event, script in
        if name == "s1", let element = event.number, element >= 0, !isDone {
          isDone = true
          script.subscribe("s9")
        }
      }
      return made
    }
  }

  private mutating func addDisposes(
    _ other: String,
    within name: String,
    _ make: @escaping () -> ScriptedSubject
  ) {
    addSubject(name) {
      var made = make()
      made.controls.heard = { name, event, script in
        if name == "s1", let element = event.number, (0..<5).contains(element) {
          script.dispose(other)
        }
      }
      return made
    }
  }

  private mutating func addFirstCompletes(
    _ name: String,
    _ make: @escaping () -> ScriptedSubject
  ) {
    addSubject(
      name,
      {
        var made = make()
        let send = made.controls.send
        made.controls.heard = { name, event, _ in
          if name == "s1", let element = event.number, (0..<3).contains(element) {
            send(.completed)
          }
        }
        return made
      },
      listening: { $0.asObservable().take(while: { $0 < 8 }) }
    )
  }
}

extension Event<Value> {
  /// The element, if it is a number.
  fileprivate var number: Int? {
    element?.number
  }
}
