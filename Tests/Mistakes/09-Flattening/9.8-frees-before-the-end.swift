// Disposes the sequence that completes last before the observer has heard the end.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: if isMine { tell() }
// instead of: letGo()
letGo()
if isMine { tell() }
// end 9.8
