// A generic function gets the error by its own type, and asks the type for its name.

// exercise 10.8
// instead of: private func show(_ error: Error, of bag: DisposeBag?) {
// instead of: guard bag === self.bag else { return }
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
// instead of: }
private func show<Failure: Error>(_ error: Failure, of bag: DisposeBag?) {
  guard bag === self.bag else { return }
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(Failure.self)"
}
// end 10.8
