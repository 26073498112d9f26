// The observers hear a move before the delegate does; if one of them answers, the delegate hears that first.

// exercise 16.9
// instead of: former?.dial(dial, didMoveTo: position)
// instead of: if isUsers { moves.onNext(position) }
if isUsers { moves.onNext(position) }
former?.dial(dial, didMoveTo: position)
// end 16.9
