// Sees a flatMap behind a button, and thinks of answers that come in the wrong order.

// exercise 18.26
[
  Finding(.stop, .methodHoldsItsOwner, at: .headline),
  Finding(.stop, .oldAnswer, at: .sending),
  Finding(.fix, .catchTooLate, at: .outlook),
]
// end 18.26
