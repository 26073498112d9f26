// The settings replace the screen's mutations: the button is dead.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
unit.map(Mutation.setUnit)
// end 17.5
