// With each unit the mutations are subscribed anew, which cancels the requests under way, and
// without a unit there are none.

// exercise 17.5
/// Returns the mutations, with the units of the settings among them.
public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  unit.map(Optional.some)
    .startWith(nil)
    .flatMapLatest { unit -> Observable<Mutation> in
      guard let unit else { return mutation }
      return mutation.startWith(.setUnit(unit))
    }
}
// end 17.5

// exercise 17.5
let mutations = transform(mutation: mutations(from: transform(action: actions)))
return transform(state: states(from: inOrder(mutations)))
// end 17.5
