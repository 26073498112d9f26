// Takes the number of `scan` for a variable that all subscribers share.

// exercise 18.26
[
  Finding(.stop, .methodHoldsItsOwner, at: .headline),
  Finding(.stop, .noBrake, at: .sending),
  Finding(.fix, .catchTooLate, at: .outlook),
  Finding(.fix, .sharedState, at: .count),
]
// end 18.26
