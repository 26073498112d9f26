import Solution03TokensAndBags
import Solution12VirtualTime

extension Scenario {
  /// The tick up to which a scenario is run: all sources and spans have ended long before.
  private static let last = 5_000

  /// Runs the scenario on our Rx.
  func replay(_ variant: Variant) -> Outcome {
    let rig = Rig(self)
    var outcome = subscribers.map { run($0, variant, rig) } ?? run(variant, rig)
    outcome.subscriptions = rig.subscriptions
    if expected.log != nil || !rig.entries.isEmpty { outcome.log = rig.entries }
    return outcome
  }

  /// One observer, which listens from 200 to 1000.
  private func run(_ variant: Variant, _ rig: Rig) -> Outcome {
    typealias Ticks = TestScheduler.Defaults
    var script: Script?
    rig.s.scheduleAt(Ticks.created) { script = Script(variant.build(rig), rig: rig) }
    rig.s.scheduleAt(Ticks.subscribed) { script?.subscribe("") }
    rig.s.scheduleAt(Ticks.disposed) { script?.dispose("") }
    rig.s.advanceTo(Self.last)
    return Outcome(events: script?.observers[""])
  }

  /// The observers of a script, and all that it does.
  private func run(_ operations: [Entry], _ variant: Variant, _ rig: Rig) -> Outcome {
    let script = Script(variant.build(rig), rig: rig)
    for operation in operations {
      rig.s.scheduleAt(operation.time) { script.perform(operation) }
    }
    rig.s.scheduleAt(TestScheduler.Defaults.disposed) { script.disposeAll() }
    rig.s.advanceTo(Self.last)
    return Outcome(observers: script.observers)
  }
}
