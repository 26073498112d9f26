// Keeps the token of the first row of turns, and drops those of all later rows.

// exercise 11.9
// instead of: let delivery = SerialDisposable()
let delivery = SingleAssignmentDisposable()
private let hasBegun = Flag()
// instead of: delivery.disposable = turns
if hasBegun.raise() { delivery.setDisposable(turns) }
// end 11.9
