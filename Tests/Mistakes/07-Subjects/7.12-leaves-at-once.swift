// The bag is a variable of the method, and what is in it is disposed when that returns.

// exercise 7.12
// instead of: bag = DisposeBag()
let bag = DisposeBag()
// end 7.12
