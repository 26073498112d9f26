// A failure is heard next, and the readings that wait before it are dropped.

// exercise 4.8
// instead of: if !isFirst { state.waiting.append(event) }
if event.error != nil { state.waiting = [] }
if !isFirst { state.waiting.append(event) }
// end 4.8
