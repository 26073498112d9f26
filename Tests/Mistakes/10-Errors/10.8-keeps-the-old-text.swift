// It goes on to say what went wrong with the sequence before.

// exercise 10.8
bag = DisposeBag()
let ownBag = bag
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: ownBag)
// end 10.8

// exercise 10.8
private var bag = DisposeBag()

private func show(_ error: Error) {
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
}
// end 10.8
