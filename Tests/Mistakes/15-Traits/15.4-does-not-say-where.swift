// The text without data does not say for which city there is none.

// exercise 15.4
// instead of: .asInfallible(onErrorJustReturn: "\(city): \(noData)")
.asInfallible(onErrorJustReturn: noData)
// end 15.4
