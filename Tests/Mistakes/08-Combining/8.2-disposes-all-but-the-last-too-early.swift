// Disposes a source before it counts it off, unless it is the last: that can make another the last one.

// exercise 8.2
// instead of: // Counted first: if this was the last source, the end is heard before anything is freed.
// instead of: expectOneLess()
// instead of: letGo()
let isLast = expected.count() == 1
if !isLast { letGo() }
expectOneLess()
if isLast { letGo() }
// end 8.2
