// The settings are heard when the mutations have ended, which they never do.

// exercise 16.5
.concat(mutation, unit.map(Mutation.setUnit))
// end 16.5
