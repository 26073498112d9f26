// Hears the mutations of the screen when the settings have ended, which they never do.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
.concat(unit.map(Mutation.setUnit), mutation)
// end 17.5
