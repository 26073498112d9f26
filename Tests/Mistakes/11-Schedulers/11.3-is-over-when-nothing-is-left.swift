// Ends when no turn is pending or running: turns that are requested after that never come.

// exercise 11.3
// instead of: private let pending = CompositeDisposable()
private let pending = CompositeDisposable()
private let left = Counter()
// instead of: guard let key = pending.insert(turn) else { return }
guard let key = pending.insert(turn) else { return }
left.add()
// instead of: action?(state, self)
action?(state, self)
if self.left.subtract() == 0 { self.dispose() }
// end 11.3
