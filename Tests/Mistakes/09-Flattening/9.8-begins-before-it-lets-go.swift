// The next one is subscribed before the completed one is disposed.

// exercise 9.8
// instead of: // The end of the result is heard before its last sequence is disposed. But if there are others,
// instead of: // the slot comes first: telling may take long, and the next one need not wait for that.
// instead of: if isLast { tell() }
// instead of: letGo()
if isLast { tell() }

// instead of: if let listener = nextListener() { Trampoline.current.enqueue(listener) }
if let listener = nextListener() { Trampoline.current.enqueue(listener) }
letGo()
// end 9.8
