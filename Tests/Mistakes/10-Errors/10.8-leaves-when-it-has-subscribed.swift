// It leaves the sequence before only after it has subscribed to the new one, and says what went wrong there meanwhile.

// exercise 10.8
// instead of: bag = DisposeBag()
// instead of: text = nil
// instead of: // While `subscribe` runs, somebody may watch another sequence, and that one has a bag of its own.
// instead of: let ownBag = bag
// instead of: source.subscribe(onError: { [weak self] error in self?.show(error) })
// instead of: .disposed(by: ownBag)
let fresh = DisposeBag()
text = nil
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: fresh)
bag = fresh
// end 10.8
