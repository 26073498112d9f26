// It leaves the sequence before only after it has subscribed to the new one, and says what went wrong there meanwhile.

// exercise 10.8
let fresh = DisposeBag()
text = nil
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: fresh)
bag = fresh
// end 10.8

// exercise 10.8
private var bag = DisposeBag()

private func show(_ error: Error) {
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
}
// end 10.8
