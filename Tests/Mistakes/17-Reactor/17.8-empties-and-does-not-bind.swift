// What was there before ends, and nobody is bound to the new one.

// exercise 17.8
disposeBag = DisposeBag()
// end 17.8
