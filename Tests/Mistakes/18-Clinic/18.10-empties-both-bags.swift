// Empties the page's own bag as well, and with it the subscription to the warnings.

// exercise 18.10
// instead of: private let bag = DisposeBag()
private var bag = DisposeBag()

// instead of: pictures.connect().disposed(by: visit)
pictures.connect().disposed(by: bag)

// instead of: visit = DisposeBag()
visit = DisposeBag()
bag = DisposeBag()
// end 18.10
