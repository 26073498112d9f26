// Leaves the subjects in the dictionary: what the source sends while the first group is ending is
// heard by the second.

// exercise 9.5
// instead of: subjects = [:]
// end 9.5
