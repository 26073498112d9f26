// The newcomer hears the current value, which it did not ask for.

// exercise 3.2
// instead of: return Disposables.create { [weak self] in self?.forget(key) }
observer(state.withLock { $0.value })
return Disposables.create { [weak self] in self?.forget(key) }
// end 3.2
