// It listens, and has nothing to end that with.

// exercise 10.8
// instead of: bag = DisposeBag()
// instead of: text = nil
// instead of: // While `subscribe` runs, somebody may watch another sequence, and that one has a bag of its own.
// instead of: let ownBag = bag
// instead of: source.subscribe(onError: { [weak self] error in self?.show(error) })
// instead of: .disposed(by: ownBag)
text = nil
_ = source.subscribe(onError: { [weak self] error in self?.show(error) })
// instead of: private var bag = DisposeBag()
// end 10.8
