// Holds the sender in the sequence.

// exercise 16.7 in Reactive+Notifications.swift
.create { [base] observer in
  let token = base.listen(to: name, from: sender) { observer.onNext($0) }
  return Disposables.create { base.removeObserver(token) }
}
// end 16.7
