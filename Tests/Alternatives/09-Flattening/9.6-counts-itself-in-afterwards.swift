// Subscribes to the subject first, counts itself in afterwards, and leaves in that order, too.

// exercise 9.6
// instead of: let use = users.retain()
// instead of: // The use goes last: the source may send something while it is being disposed.
// instead of: return Disposables.create(subject.subscribe(observer), use)
CompositeDisposable(subject.subscribe(observer), users.retain())
// end 9.6
