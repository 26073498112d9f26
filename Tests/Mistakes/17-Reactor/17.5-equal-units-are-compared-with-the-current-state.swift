// A unit is dropped if it is that of `currentState`, although another unit may still wait for its
// turn: then that other one stays. Breaks "Once the reactor is used, a unit is in the state at
// once, without an action, and stays there." (and "each unit that they send comes into the state").

// exercise 17.5
/// Adds the units from the settings.
public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  let news =
    unit
    .filter { [weak self] unit in self.map { $0.currentState.unit != unit } ?? false }
    .map(Mutation.setUnit)
  return .merge(mutation, news)
}
// end 17.5

// exercise 17.5
let mutations = transform(mutation: mutations(from: transform(action: actions)))
return transform(state: states(from: inOrder(mutations)))
// end 17.5
