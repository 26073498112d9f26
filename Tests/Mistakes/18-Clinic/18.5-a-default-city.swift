// Begins with a city that Alex likes.

// exercise 18.5
// instead of: private(set) var city: String?
private(set) var city: String? = "Oslo"
// end 18.5
