// Gives each stage of the stream a name.

// exercise 17.5
/// Returns the mutations, and among them those that come from the settings.
public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  let units = unit.map { unit in Mutation.setUnit(unit) }
  return Observable.merge([mutation, units])
}
// end 17.5

// exercise 17.5
let wanted = transform(action: actions)
let changes = transform(mutation: mutations(from: wanted))
let reached = states(from: inOrder(changes))
return transform(state: reached)
// end 17.5
