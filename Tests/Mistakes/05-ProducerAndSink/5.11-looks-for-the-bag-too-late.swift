// It takes the bag that is there when `subscribe` returns; if the radio was turned off meanwhile, that is
// another one, which nobody empties.

// exercise 5.11
// instead of: let bag = DisposeBag()
// instead of: self.bag = bag
bag = DisposeBag()
// end 5.11
