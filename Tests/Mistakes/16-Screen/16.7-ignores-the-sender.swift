// Listens to all senders.

// exercise 16.7 in Reactive+Notifications.swift
// instead of: let token = base.listen(to: name, from: sender) { observer.onNext($0) }
let token = base.listen(to: name, from: nil) { observer.onNext($0) }
// end 16.7
