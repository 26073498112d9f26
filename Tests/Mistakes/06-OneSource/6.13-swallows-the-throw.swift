// Nobody hears what a factory throws.

// exercise 6.13
// instead of: source = .error(error)
source = .never()
// end 6.13
