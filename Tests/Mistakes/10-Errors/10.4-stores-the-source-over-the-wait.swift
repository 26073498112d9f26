// A source that fails inside `subscribe` is stored over the notifier, and nobody hears the answer.
// Changes: 10.4-one-slot-for-both.swift

// exercise 10.4
// instead of: let slot = SingleAssignmentDisposable()
// instead of: current.disposable = slot
// instead of: slot.setDisposable(source.subscribe(self))
current.disposable = source.subscribe(self)
// end 10.4
