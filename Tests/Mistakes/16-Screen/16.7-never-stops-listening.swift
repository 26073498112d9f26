// Leaves its observer in the center, as many do.

// exercise 16.7 in Reactive+Notifications.swift
// instead of: let token = base.listen(to: name, from: sender) { observer.onNext($0) }
// instead of: return Disposables.create { base.removeObserver(token) }
_ = base.listen(to: name, from: sender) { observer.onNext($0) }
return Disposables.create()
// end 16.7
