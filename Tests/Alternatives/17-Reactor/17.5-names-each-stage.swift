// Gives each stage of the stream a name.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
let units = unit.map { unit in Mutation.setUnit(unit) }
return Observable.merge([mutation, units])
// end 17.5

// exercise 17.5
// instead of: let mutations = transform(mutation: mutations(from: transform(action: actions)))
// instead of: return transform(state: states(from: inOrder(mutations)))
let wanted = transform(action: actions)
let changes = transform(mutation: mutations(from: wanted))
let reached = states(from: inOrder(changes))
return transform(state: reached)
// end 17.5
