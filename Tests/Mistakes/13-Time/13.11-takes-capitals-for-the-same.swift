// Does not ask for a text that differs from the last one only in its capitals.

// exercise 13.11
// instead of: .distinctUntilChanged()
.distinctUntilChanged { $0.lowercased() == $1.lowercased() }
// end 13.11
