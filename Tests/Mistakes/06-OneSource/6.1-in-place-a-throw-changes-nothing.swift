// The form that changes in place sends the state once more if the accumulator throws.
// Changes: 6.1-create-and-map.swift

// exercise 6.1
// instead of: fail(with: error)
forwardNext(state)
// end 6.1
