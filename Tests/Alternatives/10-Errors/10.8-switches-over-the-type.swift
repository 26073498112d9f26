// It switches over the type of the error.

// exercise 10.8
bag = DisposeBag()
text = nil
let ownBag = bag
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: ownBag)
// end 10.8
// exercise 10.8
private var bag = DisposeBag()

private func show(_ error: Error) {
  switch error {
  case let error as ReasonableError: text = error.reason
  default: text = "\(Self.noReason) \(type(of: error))"
  }
}
// end 10.8
