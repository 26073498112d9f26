// When the settings are closed, the screen's mutations end with them.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
.merge(mutation.take(until: unit.ignoreElements().materialize()), unit.map(Mutation.setUnit))
// end 17.5
