// Compares the sender in its closure: when it has gone, nobody in particular is taken for it.

// exercise 16.7 in Reactive+Notifications.swift
// instead of: let token = base.listen(to: name, from: sender) { observer.onNext($0) }
let token = base.listen(to: name, from: nil) { [weak sender] notification in
  guard !isForOne || (notification.object as AnyObject?) === sender else { return }
  observer.onNext(notification)
}
// end 16.7
