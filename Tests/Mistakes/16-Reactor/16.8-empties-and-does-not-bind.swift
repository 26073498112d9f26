// What was there before ends, and nobody is bound to the new one.

// exercise 16.8
disposeBag = DisposeBag()
// end 16.8
