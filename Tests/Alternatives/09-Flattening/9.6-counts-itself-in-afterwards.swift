// Subscribes to the subject first, counts itself in afterwards, and leaves in that order, too.

// exercise 9.6
// instead of: let use = users.retain()
// instead of: return Disposables.create(use, subject.subscribe(observer))
CompositeDisposable(subject.subscribe(observer), users.retain())
// end 9.6
