// Reports in the order of the lines, and not in that of the gates.

// exercise 18.26
[
  Finding(.stop, .methodHoldsItsOwner, at: .headline),
  Finding(.fix, .catchTooLate, at: .outlook),
  Finding(.stop, .noBrake, at: .sending),
]
// end 18.26
