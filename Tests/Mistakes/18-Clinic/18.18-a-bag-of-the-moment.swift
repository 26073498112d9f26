// Gives each city a bag of its own, which is freed at the end of the method.

// exercise 18.18
// instead of: bag = DisposeBag()
// instead of: self.city = city
let bag = DisposeBag()
self.city = city
// end 18.18
