// Disposes each source before it counts it off, and so the last one before the end is heard.

// exercise 8.2
// instead of: // Counted first: if this was the last source, the end is heard before anything is freed.
// instead of: expectOneLess()
// instead of: letGo()
letGo()
expectOneLess()
// end 8.2
