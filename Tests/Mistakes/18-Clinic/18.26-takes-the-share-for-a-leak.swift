// Distrusts what is shared.

// exercise 18.26
[
  Finding(.stop, .methodHoldsItsOwner, at: .headline),
  Finding(.ask, .noMemory, at: .storms),
  Finding(.stop, .noBrake, at: .sending),
  Finding(.fix, .catchTooLate, at: .outlook),
]
// end 18.26
