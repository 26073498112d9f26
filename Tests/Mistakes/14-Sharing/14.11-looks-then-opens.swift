// Looks whether it is open, and marks it afterwards: two that come at once may both find it closed.

// exercise 14.11
// instead of: private let subscription = SingleAssignmentDisposable()
private let subscription = SerialDisposable()

// instead of: if wasOpened.raise() { subscription.setDisposable(source.subscribe(self)) }
guard !wasOpened.isRaised() else { return }
wasOpened.raise()
subscription.disposable = source.subscribe(self)
// end 14.11
