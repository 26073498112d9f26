// It forgets what it said when it has subscribed, and so an error that came at once.

// exercise 10.8
bag = DisposeBag()
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: bag)
text = nil
// end 10.8
// exercise 10.8
private var bag = DisposeBag()

private func show(_ error: Error) {
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
}
// end 10.8
