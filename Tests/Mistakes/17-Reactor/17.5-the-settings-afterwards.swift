// The settings are heard when the mutations have ended, which they never do.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
.concat(mutation, unit.map(Mutation.setUnit))
// end 17.5
