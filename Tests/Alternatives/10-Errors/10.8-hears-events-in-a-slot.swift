// A slot for the token, and one closure that hears every event.

// exercise 10.8
text = nil
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(
  source.subscribe { [weak self] event in
    guard case .error(let error) = event else { return }
    if let reasonable = error as? ReasonableError {
      self?.text = reasonable.reason
    } else {
      self?.text = "\(Self.noReason) \(type(of: error))"
    }
  }
)
// end 10.8
// exercise 10.8
private let current = SerialDisposable()

deinit {
  current.dispose()
}
// end 10.8
