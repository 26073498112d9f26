import Solution04Events
import Solution05ProducerAndSink

// What a screen uses of its reactor.
extension Reactor {
  // exercise 17.9: If the stub is enabled, all three are the stub's, and the reactor is left alone.
  /// Where the screen sends what the user does.
  public var action: ActionSubject<Action> {
    runningMachine.action
  }

  /// What the screen shows: the newest state at once, and then each new one.
  public var state: Observable<State> {
    runningMachine.states.asObservable()
  }

  /// The state at this moment.
  public var currentState: State {
    newestState
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
