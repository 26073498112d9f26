// While a question is on its way, a new one is not asked.

// exercise 18.25
// instead of: .flatMapLatest { city in
.flatMapFirst { city in
// end 18.25
