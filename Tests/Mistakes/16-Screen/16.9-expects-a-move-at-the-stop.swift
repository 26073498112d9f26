// If the dial is at its stop already, and a position beyond it is set, the user's next turn is not
// sent: a move was expected, and none has come.

// exercise 16.9
// instead of: private var isSetting = false
private var expectedMoves = 0
// end 16.9

// exercise 16.9
// instead of: let proxy = dial.delegate as? DialProxy
// instead of: let wasSetting = proxy?.isSetting ?? false
// instead of: proxy?.isSetting = true
// instead of: dial.position = position
// instead of: // The former delegate may have set it once more in the meantime: put back what was there.
// instead of: proxy?.isSetting = wasSetting
// It reports nothing if it is there already.
guard dial.position != position else { return }
(dial.delegate as? DialProxy)?.expectedMoves += 1
dial.position = position
// end 16.9

// exercise 16.9
// instead of: let isUsers = !isSetting
let isUsers = expectedMoves == 0
if !isUsers { expectedMoves -= 1 }
// end 16.9
