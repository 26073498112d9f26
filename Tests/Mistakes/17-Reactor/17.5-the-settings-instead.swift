// The settings take the place of the mutations of the screen: the button is dead.

// exercise 17.5
unit.map(Mutation.setUnit)
// end 17.5
