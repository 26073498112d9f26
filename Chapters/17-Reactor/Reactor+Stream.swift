import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers

// The way round: from the actions to the states.
extension Reactor {
  /// Returns the states that come of the actions, with what the reactor adds on the way.
  func stateStream(from actions: Observable<Action>) -> Observable<State> {
    // exercise 17.5: The same way, through the three `transform` functions: that of the actions first,
    //   that of the mutations before they are put in order, that of the states last.
    states(from: inOrder(mutations(from: actions)))
    // end 17.5
  }

  /// Returns what the actions change, in the order in which the changes come.
  func mutations(from actions: Observable<Action>) -> Observable<Mutation> {
    // exercise 17.2: All that `mutate` returns, action by action. If it fails for one action, that
    //   action is over, and the next one is heard all the same. Do not keep the reactor alive.
    .empty()
    // end 17.2
  }

  /// Returns the states that come of the mutations, the initial one first.
  func states(from mutations: Observable<Mutation>) -> Observable<State> {
    // exercise 17.2: The initial state, and the state that `reduce` makes of each mutation and the
    //   state before. Do not keep the reactor alive.
    .empty()
    // end 17.2
  }

  /// Returns the mutations, each of which waits until all have heard what came of the one before.
  private func inOrder(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
    // exercise 17.4: Let a mutation that comes from within, while the state is being told, wait until
    //   that is over. On the calling thread: when nothing is to be waited for, nobody waits.
    mutations
    // end 17.4
  }
}
