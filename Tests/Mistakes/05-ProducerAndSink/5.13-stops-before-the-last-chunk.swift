// It stops before it sends the last chunk, and a sink that has stopped sends nothing.

// exercise 5.13
// instead of: let isEnd = remaining == 0
let isEnd = remaining == 0
if isEnd { _ = stop() }
// end 5.13
