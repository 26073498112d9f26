// It prints the error, where no user will see it.

// exercise 10.8
bag = DisposeBag()
text = nil
source.subscribe(onError: { [weak self] error in self?.show(error) })
  .disposed(by: bag)
// end 10.8
// exercise 10.8
private var bag = DisposeBag()

private func show(_ error: Error) {
  guard let error = error as? ReasonableError else {
    print(error)
    return
  }
  text = error.reason
}
// end 10.8
