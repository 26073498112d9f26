import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining
import Solution11Schedulers

/// What stands in for a reactor while its screen is tested: it records actions, and does nothing.
///
/// The test reads in `actions` what the screen has sent, and sets in `state` what it should show.
/// ReactorKit's class of the same name.
public final class Stub<Action, State> {
  /// Where the screen sends what the user does.
  public let action = ActionSubject<Action>()

  /// The state, as the test sets it.
  public let state: StateRelay<State>

  // exercise 17.9: The stub at work, until it is freed: it knows each action that the screen has
  //   sent, whichever thread sends and whichever reads.
  init(state: State) {
    self.state = StateRelay(value: state)
  }

  /// What the screen has sent, oldest first.
  public var actions: [Action] {
    []
  }
  // end 17.9
}

extension Reactor {
  /// Whether a stub stands in for this reactor; set it before the screen is given the reactor.
  public var isStubEnabled: Bool {
    get { machine.isStubEnabled }
    set { machine.isStubEnabled = newValue }
  }

  /// What stands in for this reactor while `isStubEnabled` is set.
  public var stub: Stub<Action, State> {
    machine.stub { Stub(state: initialState) }
  }
}
