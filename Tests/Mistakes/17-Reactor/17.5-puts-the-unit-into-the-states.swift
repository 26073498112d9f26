// The unit is put into what is shown, and not into the state that `reduce` gets.

// exercise 17.5
/// Returns the states, with the unit of the settings in each.
public func transform(state: Observable<State>) -> Observable<State> {
  Observable.combineLatest(state, unit.startWith(.celsius)) { state, unit in
    var state = state
    state.unit = unit
    return state
  }
}
// end 17.5

// exercise 17.5
let mutations = transform(mutation: mutations(from: transform(action: actions)))
return transform(state: states(from: inOrder(mutations)))
// end 17.5
