// It listens to the new sequence, and to the one before.

// exercise 10.8
// instead of: bag = DisposeBag()
// instead of: text = nil
text = nil
// instead of: private var bag = DisposeBag()
private let bag = DisposeBag()
// end 10.8
