import Solution04Events
import Solution05ProducerAndSink

// What a screen uses of its reactor.
extension Reactor {
  // exercise 17.9: If the stub is enabled, all three are the stub's, and the reactor is left alone.
  // starts as: /// Where the screen sends what the user does.
  // starts as: public var action: ActionSubject<Action> {
  // starts as:   runningMachine.action
  // starts as: }
  // starts as:
  // starts as: /// What the screen shows: the newest state at once, and then each new one.
  // starts as: public var state: Observable<State> {
  // starts as:   runningMachine.states.asObservable()
  // starts as: }
  // starts as:
  // starts as: /// The state at this moment.
  // starts as: public var currentState: State {
  // starts as:   newestState
  // starts as: }
  /// Where the screen sends what the user does.
  public var action: ActionSubject<Action> {
    isStubEnabled ? stub.action : runningMachine.action
  }

  /// What the screen shows: the newest state at once, and then each new one.
  public var state: Observable<State> {
    isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
  }

  /// The state at this moment.
  public var currentState: State {
    isStubEnabled ? stub.state.value : newestState
  }
  // end 17.9

  // The state that the machine remembers; until there is one, the initial state.
  private var newestState: State {
    machine.newest ?? initialState
  }

  // The machine, which runs from the first use on.
  private var runningMachine: Machine {
    machine.run(on: scheduler) { actions in stateStream(from: actions) }
    return machine
  }
}
