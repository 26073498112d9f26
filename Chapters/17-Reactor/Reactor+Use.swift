import Solution04Events
import Solution05ProducerAndSink

// What a screen uses of its reactor.
extension Reactor {
  /// Where the screen sends what the user does.
  public var action: ActionSubject<Action> {
    // exercise 17.9: The stub's, if the stub is enabled.
    runningMachine.action
    // end 17.9
  }

  /// What the screen shows: the newest state at once, and then each new one.
  public var state: Observable<State> {
    // exercise 17.9: The stub's, if the stub is enabled.
    runningMachine.states.asObservable()
    // end 17.9
  }

  /// The state at this moment.
  public var currentState: State {
    // exercise 17.9: The stub's, if the stub is enabled.
    newestState
    // end 17.9
  }

  private var newestState: State {
    // exercise 17.3: The state that the machine has kept; until there is one, the initial state.
    initialState
    // end 17.3
  }

  /// The machine, which runs from the first use on.
  private var runningMachine: Machine {
    machine.run(on: scheduler) { actions in stateStream(from: actions) }
    return machine
  }
}
