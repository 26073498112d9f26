// A screen that is loaded again forgets which alerts were shown.

// exercise 7.12
// instead of: bag = DisposeBag()
bag = DisposeBag()
alerts = []
// end 7.12
