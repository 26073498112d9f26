// If a sender is named, the notifications of all that are equal to it are heard, and not only its
// own.

// exercise 16.7 in Reactive+Notifications.swift
// instead of: let token = base.listen(to: name, from: sender) { observer.onNext($0) }
let token = base.listen(to: name, from: nil) { [weak sender] notification in
  guard isForOne else { return observer.onNext(notification) }
  guard let sender, let object = notification.object else { return }
  let isSame = (object as? NSObject).map { $0.isEqual(sender) } ?? (object as AnyObject === sender)
  if isSame { observer.onNext(notification) }
}
// end 16.7
