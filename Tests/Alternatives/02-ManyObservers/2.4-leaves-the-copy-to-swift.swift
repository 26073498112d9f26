// The copy has no name: Swift reads the property once, and walks over what it has read.

// exercise 2.4
let news = value
observers.forEach { $0(news) }
// end 2.4
