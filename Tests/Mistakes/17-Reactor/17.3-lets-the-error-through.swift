// Lets an error of the stream through: the screen gets one.

// exercise 17.3
// instead of: let stream = makeStates(action.asObservable()).catch { _ in .empty() }
let stream = makeStates(action.asObservable())
// end 17.3
