// The settings take the place of the mutations of the screen: the button is dead.

// exercise 16.5
unit.map(Mutation.setUnit)
// end 16.5
