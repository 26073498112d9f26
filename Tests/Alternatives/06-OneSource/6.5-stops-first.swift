// The sink is closed before the last element, which then goes around it, as the end does.

// exercise 6.5
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
// instead of: if !isTaking { complete() }
if isTaking { return forwardNext(element) }
guard stop() else { return }
if behavior == .inclusive { observer.onNext(element) }
if !cancel.isDisposed { tellEnd(nil) }
dispose()

// instead of: override func onError(_ error: Swift.Error) {
// instead of: if isTaking { fail(with: error) }
// instead of: }
// end 6.5
