// Subscribes to the stream anew when it fails: the states begin again and do not end.

// exercise 17.3
// instead of: let stream = makeStates(action.asObservable()).catch { _ in .empty() }
let stream = makeStates(action.asObservable()).retry(2).catch { _ in .empty() }
// end 17.3
