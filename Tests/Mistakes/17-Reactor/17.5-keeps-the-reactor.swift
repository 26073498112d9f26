// Leaves out a unit that is set already, and holds the reactor for that: a retain cycle.

// exercise 17.5
// instead of: .merge(mutation, unit.map(Mutation.setUnit))
.merge(mutation, unit.filter { $0 != self.currentState.unit }.map(Mutation.setUnit))
// end 17.5
