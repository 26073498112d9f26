// Whoever turns to 3, and again to 3 after the program has set 4, is heard once: what is equal to
// the last position that was *sent* is dropped.

// exercise 16.9
// instead of: return ControlProperty(values: moves.take(until: deallocated), valueSink: sink)
// A subscriber that comes within a move would hear of it twice.
let values = moves.take(until: deallocated).distinctUntilChanged()
return ControlProperty(values: values, valueSink: sink)
// end 16.9
