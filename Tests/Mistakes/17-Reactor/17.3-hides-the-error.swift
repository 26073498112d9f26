// Drops an error of the stream: the states never end.

// exercise 17.3
// instead of: let stream = makeStates(action.asObservable()).catch { _ in .empty() }
let stream = makeStates(action.asObservable()).catch { _ in .never() }
// end 17.3
