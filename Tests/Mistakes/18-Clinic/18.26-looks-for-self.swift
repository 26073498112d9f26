// Looks for the word `self`, finds none, and clears the headline.

// exercise 18.26
[
  Finding(.stop, .noBrake, at: .sending),
  Finding(.fix, .catchTooLate, at: .outlook),
]
// end 18.26
