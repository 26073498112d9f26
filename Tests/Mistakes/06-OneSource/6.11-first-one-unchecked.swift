// The first state is sent whatever the condition says.

// exercise 6.11
// instead of: if try condition(state) { forwardNext(state) } else { complete() }
if try wasFirst || condition(state) { forwardNext(state) } else { complete() }

// instead of: if !isFirstTurn { state = try iterate(state) }
let wasFirst = isFirstTurn
if !isFirstTurn { state = try iterate(state) }
// end 6.11
