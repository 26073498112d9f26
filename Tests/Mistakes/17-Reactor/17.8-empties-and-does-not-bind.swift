// Ends the old binding, but binds nothing to the new reactor.

// exercise 17.8
disposeBag = DisposeBag()
// end 17.8
