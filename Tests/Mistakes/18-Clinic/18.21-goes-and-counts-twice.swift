// Lets closed pages go, and counts for each that listens.

// exercise 18.21
// instead of: .map { city in statistics.entry(for: city) }
// instead of: .share()
.map { city in statistics.entry(for: city) }
// end 18.21
