// Gives each finding the greatest weight.

// exercise 18.26
[
  Finding(.stop, .methodHoldsItsOwner, at: .headline),
  Finding(.stop, .noBrake, at: .sending),
  Finding(.stop, .catchTooLate, at: .outlook),
]
// end 18.26
