// Writes each step on a line of its own, and merges a sequence of two sequences.

// exercise 17.5
/// Returns the mutations, and among them those that come from the settings.
public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  Observable.of(unit.map(Mutation.setUnit), mutation).merge()
}
// end 17.5

// exercise 17.5
let heardActions = transform(action: actions)
let ownMutations = mutations(from: heardActions)
let allMutations = transform(mutation: ownMutations)
let ownStates = states(from: inOrder(allMutations))
return transform(state: ownStates)
// end 17.5
