// A sequence is counted off when it has completed, though what it has sent still waits.

// exercise 9.8
// instead of: // The end of the result is heard before its last sequence is disposed. But if there are others,
// instead of: // the slot comes first: telling may take long, and the next one need not wait for that.
// instead of: if isLast { tell() }
if isLast { tell() }
expectOneLess()

// instead of: if let element = event.element { send(element) } else { expectOneLess() }
if let element = event.element { send(element) }
// end 9.8
