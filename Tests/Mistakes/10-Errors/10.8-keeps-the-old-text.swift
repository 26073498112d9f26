// It goes on to say what went wrong with the sequence before.

// exercise 10.8
// instead of: bag = DisposeBag()
// instead of: text = nil
bag = DisposeBag()
// end 10.8
