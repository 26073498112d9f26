import Solution03TokensAndBags
import Solution04Events
import Solution12VirtualTime

/// The observers of a scenario, and what is done with them.
final class Script {
  private let rig: Rig
  private let built: Variant.Built
  private var heard: [String: [Entry]] = [:]
  private var subscriptions: [String: Disposable] = [:]
  private var connection: Disposable?

  init(_ built: Variant.Built, rig: Rig) {
    self.built = built
    self.rig = rig
  }

  /// What each observer heard.
  var observers: [String: [Entry]] { heard }

  /// Subscribes an observer of that name.
  func subscribe(_ name: String) {
    heard[name] = []
    let token = built.subscribe { [self] event in
      heard[name, default: []].append(Entry(time: rig.s.clock, what: event.entry))
      built.controls.heard(name, event, self)
    }
    subscriptions[name] = token
  }

  /// Disposes the subscription of that name, if it is there.
  func dispose(_ name: String) {
    subscriptions[name]?.dispose()
  }

  /// Disposes all subscriptions, in the order of their names, and then the connection.
  func disposeAll() {
    for name in subscriptions.keys.sorted() { dispose(name) }
    connection?.dispose()
  }

  /// Does what a line of the script says.
  func perform(_ operation: Entry) {
    let argument = operation.what.dropFirst().first
    switch operation.what.first?.text {
    case "subscribe": subscribe(argument?.text ?? "")
    case "dispose": dispose(argument?.text ?? "")
    case "connect": connection = built.controls.connect()
    case "disconnect": connection?.dispose()
    case "next": built.controls.send(.next(argument?.number ?? 0))
    case "error": built.controls.send(.error(SourceError()))
    case "completed": built.controls.send(.completed)
    case "disposeSubject": built.controls.dispose()
    case "hasObservers": rig.log("hasObservers", .bool(built.controls.hasObservers()))
    case "value": logValue()
    default: preconditionFailure("a script can't do \(operation)")
    }
  }

  private func logValue() {
    do {
      rig.log("value", .number(try built.controls.value()))
    } catch {
      // As an event would be written: "error" for the source's error, and else its name.
      rig.log("value", Event<Value>.error(error).entry.last ?? .null)
    }
  }
}
