// Hears the first unit only: a change in the settings is missed.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
.merge(mutation, unit.take(1).map(Mutation.setUnit))
// end 17.5
