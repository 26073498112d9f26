// Thinks that a second message to the whole valley is no reason to stop.

// exercise 18.26
[
  Finding(.stop, .methodHoldsItsOwner, at: .headline),
  Finding(.fix, .noBrake, at: .sending),
  Finding(.fix, .catchTooLate, at: .outlook),
]
// end 18.26
