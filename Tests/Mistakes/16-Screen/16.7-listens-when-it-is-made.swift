// Listens from the moment the sequence is made, once for all subscribers.

// exercise 16.7 in Reactive+Notifications.swift
let posted = PublishSubject<Notification>()
let token = base.listen(to: name, from: sender) { posted.onNext($0) }
return .create { [base] observer in
  let subscription = posted.subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    base.removeObserver(token)
  }
}
// end 16.7
