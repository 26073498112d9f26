// In a group, `^` and `!` have the tick of their own column, and not that of the parenthesis; all the events are right.

// exercise 12.10
// instead of: let tick = group ?? piece.column
let isShown = mark == .subscribed || mark == .disposed
let tick = isShown ? piece.column : group ?? piece.column
// end 12.10
