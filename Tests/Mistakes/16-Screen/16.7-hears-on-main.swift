// Hears each notification on main, after `post` has returned.

// exercise 16.7 in Reactive+Notifications.swift
// instead of: let token = base.listen(to: name, from: sender) { observer.onNext($0) }
let token = base.listen(to: name, from: sender) { posted in
  nonisolated(unsafe) let send = { observer.onNext(posted) }
  DispatchQueue.main.async { send() }
}
// end 16.7
