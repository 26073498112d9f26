// Empties the bag when the page comes back, not when it leaves.

// exercise 18.10
// instead of: public func disappear() {
// instead of: visit = DisposeBag()
// instead of: }
func disappear() {}

// instead of: let pictures = newPictures().publish()
visit = DisposeBag()
let pictures = newPictures().publish()
// end 18.10
