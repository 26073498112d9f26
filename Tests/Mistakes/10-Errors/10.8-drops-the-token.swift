// It listens, and has nothing to end that with.

// exercise 10.8
// instead of: bag = DisposeBag()
// instead of: text = nil
// instead of: source.subscribe(onError: { [weak self] error in self?.show(error) })
// instead of: .disposed(by: ownBag)
text = nil
_ = source.subscribe(onError: { [weak self] error in self?.show(error) })
// instead of: private var bag = DisposeBag()
// end 10.8
