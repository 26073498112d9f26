// It listens to the new sequence, and to the one before.

// exercise 10.8
text = nil
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: bag)
// end 10.8

// exercise 10.8
private let bag = DisposeBag()

private func show(_ error: Error) {
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
}
// end 10.8
