// A radio that is turned on again adds a token to the bag, and hears each report twice.

// exercise 5.11
// instead of: let bag = DisposeBag()
// instead of: self.bag = bag
// end 5.11
