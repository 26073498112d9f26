// A failed request leaves the text of the city before where it is.

// exercise 15.4
// instead of: .asInfallible(onErrorJustReturn: "\(city): \(noData)")
.asInfallible(onErrorRecover: { _ in .never() })
// end 15.4
