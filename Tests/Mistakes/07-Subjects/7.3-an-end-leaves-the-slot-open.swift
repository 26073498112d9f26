// An end does not close the slot: an older element still comes after an end that overtook it.
// Changes: 7.3-closes-when-the-end-was-told.swift

// exercise 7.3
// instead of: defer { close() }
// end 7.3
