// The dial is gone, and its observers wait.

// exercise 16.9
// instead of: return ControlProperty(values: moves.take(until: deallocated), valueSink: sink)
return ControlProperty(values: moves, valueSink: sink)
// end 16.9
