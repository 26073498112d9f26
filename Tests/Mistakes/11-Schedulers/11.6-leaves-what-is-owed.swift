// The token ends the ticks, and leaves the turns that make up what was missed.
// Changes: 11.6-two-kinds-of-turns-apart.swift

// exercise 11.6
// instead of: return Disposables.create(ticks, makeUps)
return ticks
// end 11.6
