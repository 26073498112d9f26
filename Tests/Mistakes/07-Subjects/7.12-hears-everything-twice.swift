// A screen that is loaded again listens once more, and shows each alert twice.

// exercise 7.12
// instead of: bag = DisposeBag()
// end 7.12
