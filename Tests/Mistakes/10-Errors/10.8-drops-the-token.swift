// It listens, and has nothing to end that with.

// exercise 10.8
text = nil
_ = source.subscribe(onError: { [weak self] error in self?.show(error) })
// end 10.8

// exercise 10.8
private func show(_ error: Error) {
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
}
// end 10.8
