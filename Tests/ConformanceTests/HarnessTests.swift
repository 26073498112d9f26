import Foundation
import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing

/// The replay itself: what is measured with has to be right.
@Suite struct `The replay of logs` {
  private func scenario(_ json: String) throws -> Scenario {
    try JSONDecoder().decode(Scenario.self, from: Data(json.utf8))
  }

  private func replay(_ json: String, _ add: (inout Table) -> Void) throws -> Outcome {
    let scenario = try scenario(json)
    var table = Table()
    add(&table)
    return scenario.replay(try #require(table.variants[scenario.variant]))
  }

  @Test func `sources are hot, cold or synchronous`() throws {
    let outcome = try replay(
      """
      {"variant": "both", "sources": {
        "a": {"kind": "hot", "events": [[200,"next",1],[210,"next",2],[220,"error"]]},
        "b": {"kind": "cold", "events": [[5,"next",3],[10,"completed"]]},
        "c": {"kind": "sync", "events": [[0,"next",4],[0,"completed"]]}},
       "expected": {"subscriptions": {}}}
      """
    ) { table in
      table.add("both") { rig in
        Observable<Int>
          .create { observer in
            Disposables.create([
              rig.c.subscribe(onNext: observer.onNext),
              rig.b.subscribe(onNext: observer.onNext),
              rig.a.subscribe(observer),
            ])
          }
      }
    }
    let heard = ["next 4 @ 200", "next 3 @ 205", "next 2 @ 210", "error @ 220"]
    #expect(outcome.events?.map(\.description) == heard)
    #expect(outcome.subscriptions == ["a": [[200, 220]], "b": [[200, 210]], "c": [[200, 200]]])
  }

  @Test func `a subscription that nobody disposes stays open`() throws {
    let outcome = try replay(
      """
      {"variant": "leak", "sources": {"a": {"kind": "cold", "events": [[1,"next",1]]}},
       "expected": {"subscriptions": {"a": [[200, null]]}}}
      """
    ) { table in
      table.add("leak") { rig in
        Observable<Int>
          .create { _ in
            _ = rig.a.subscribe()
            return Disposables.create()
          }
      }
    }
    #expect(outcome.subscriptions == ["a": [[200, nil]]])
  }

  @Test func `values of all kinds are written down`() {
    #expect(Event<Int?>.next(nil).logged == .list(["next", .null]))
    #expect(Event<[String]>.next(["x"]).logged == .list(["next", .list(["x"])]))
    #expect(Event<Event<Int>>.next(.completed).logged == .list(["next", .list(["completed"])]))
    #expect(Event<Int>.error(SourceError()).logged == .list(["error"]))
    #expect(Event<Int>.error(Thrown()).logged == .list(["error", "thrown"]))
    #expect(Event<Int>.error(RxError.timeout).logged == .list(["error", "RxError.timeout"]))
    #expect(
      Event<Int>.error(RxError.disposed(object: NSObject())).logged
        == .list(["error", "RxError.disposed"])
    )
  }

  @Test func `a script subscribes, sends, asks and disposes`() throws {
    let outcome = try replay(
      """
      {"variant": "subject", "sources": {}, "subscribers": [
        [210,"subscribe","s1"], [220,"next",1], [220,"subscribe","s2"], [225,"hasObservers"],
        [230,"next",2], [240,"dispose","s1"], [250,"next",3], [255,"value"], [260,"error"],
        [270,"value"]],
       "expected": {"subscriptions": {}, "log": []}}
      """
    ) { $0.addHandSubject("subject") }
    #expect(
      outcome.observers?.mapValues { $0.map(\.description) } == [
        "s1": ["next 1 @ 220", "next 2 @ 230"],
        "s2": ["next 2 @ 230", "next 3 @ 250", "error @ 260"],
      ]
    )
    #expect(
      outcome.log?.map(\.description) == [
        "hasObservers true @ 225", "value 3 @ 255", "value error @ 270",
      ]
    )
  }

  @Test func `an observer may act inside of its delivery`() throws {
    let outcome = try replay(
      """
      {"variant": "subject", "sources": {}, "subscribers": [
        [210,"subscribe","s1"], [211,"subscribe","s2"], [220,"next",1], [230,"next",2]],
       "expected": {"subscriptions": {}}}
      """
    ) { table in
      table.addHandSubject("subject") { name, event, script in
        if name == "s1", event.entry == ["next", 1] {
          script.dispose("s2")
          script.subscribe("s9")
        }
      }
    }
    #expect(
      outcome.observers?.mapValues { $0.map(\.description) } == [
        "s1": ["next 1 @ 220", "next 2 @ 230"],
        "s2": ["next 1 @ 220"],
        "s9": ["next 2 @ 230"],
      ]
    )
    #expect(outcome.log == nil)
  }

  @Test func `a difference shows the input, and both outcomes side by side`() throws {
    let scenario = try scenario(
      """
      {"variant": "x", "params": {"n": 2},
       "sources": {"a": {"kind": "cold", "events": [[10,"next",3],[20,"completed"]]}},
       "expected": {"events": [[210,"next",3],[220,"completed"]],
                    "subscriptions": {"a": [[200,220]]}}}
      """
    )
    var actual = scenario.expected
    #expect(scenario.difference(to: actual) == nil)
    actual.events?.removeLast()
    actual.subscriptions = ["a": [[200, nil]]]
    #expect(
      scenario.difference(to: actual) == """
          with n = 2
          a, cold: next 3 @ 10, completed @ 20
          events:
              expected          actual
              next 3 @ 210      next 3 @ 210
            > completed @ 220
          subscriptions of a:
              expected          actual
            > from 200 to 220   from 200 to never
        """
    )
  }

  @Test func `a tally counts what passes, what fails and what no table has`() throws {
    let logs = try JSONDecoder()
      .decode(
        Logs.self,
        from: Data(
          """
          {"group": "few", "scenarios": [
            {"variant": "one", "sources": {}, "expected":
              {"events": [[200,"next",1],[200,"completed"]], "subscriptions": {}}},
            {"variant": "one", "sources": {}, "expected":
              {"events": [[200,"next",2],[200,"completed"]], "subscriptions": {}}},
            {"variant": "two", "sources": {}, "expected":
              {"events": [], "subscriptions": {}}}]}
          """
          .utf8
        )
      )
    var table = Table()
    table.add("one") { _ in Observable.just(1) }
    let tally = Tally(of: logs, table: table)
    #expect(tally.summary == "few: 1 of 3 scenarios pass, 1 are in no table, 1 fail")
    #expect(tally.failures.count == 1)
    #expect(
      tally.failures[0].hasPrefix("one: 1 of 2 scenarios differ (2). Scenario 2:\n  events:\n")
    )
  }
}

/// A subject of the test's own, to which every rule of a script can be applied.
private final class HandSubject: Observable<Int> {
  private var observers = Bag<(Event<Int>) -> Void>()
  private(set) var newest = Event<Int>.completed

  var hasObservers: Bool { observers.count > 0 }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    let key = observers.insert(observer.on)
    return Disposables.create { self.observers.removeKey(key) }
  }

  func send(_ event: Event<Int>) {
    newest = event
    let present = observers
    present.forEach { $0(event) }
  }
}

extension Table {
  fileprivate mutating func addHandSubject(
    _ name: String,
    heard: @escaping (String, Event<Value>, Script) -> Void = { _, _, _ in }
  ) {
    add(script: name) { _ in
      let subject = HandSubject()
      var controls = Variant.Controls()
      controls.send = subject.send
      controls.hasObservers = { subject.hasObservers }
      controls.value = {
        if let error = subject.newest.error { throw error }
        return subject.newest.element ?? 0
      }
      controls.heard = heard
      return (subject, controls)
    }
  }
}
