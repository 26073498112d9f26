// The alarm is set for the first element of an array, and not again.

// exercise 13.13
// instead of: if case .longestWait = setting { return }
guard case .off = setting else { return }

// instead of: var began = now
// instead of: if case .silence(let time) = setting { began = time }
let began = now
// end 13.13
