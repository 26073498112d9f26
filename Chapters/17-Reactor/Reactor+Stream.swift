import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers

// The stream: from the actions to the states.
extension Reactor {
  /// Returns the states that result from the actions, with what the reactor adds on the way.
  func stateStream(from actions: Observable<Action>) -> Observable<State> {
    // exercise 17.5: The same stream, in which the reactor may transform the actions, the mutations
    //   and the states. Mutations that it adds keep the order of 17.4, too.
    states(from: inOrder(mutations(from: actions)))
    // end 17.5
  }

  /// Returns what the actions change, in the order in which the changes come.
  func mutations(from actions: Observable<Action>) -> Observable<Mutation> {
    // exercise 17.2: What each action changes. If one action fails, it is over, and the others are
    //   still heard. Nothing here keeps the reactor alive.
    .empty()
    // end 17.2
  }

  /// Returns the states that result from the mutations, the initial one first.
  func states(from mutations: Observable<Mutation>) -> Observable<State> {
    // exercise 17.2: The states, from the initial one on. Nothing here keeps the reactor alive.
    .empty()
    // end 17.2
  }

  /// Returns the mutations, each of which waits until everybody has heard the state before it.
  private func inOrder(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
    // exercise 17.4: Let a reentrant mutation, one that comes while the state is being sent, wait
    //   until that is over. Stay on the calling thread: without a need to wait, nothing waits.
    mutations
    // end 17.4
  }
}
