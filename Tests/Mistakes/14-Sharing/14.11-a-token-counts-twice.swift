// A token that is disposed twice counts twice.

// exercise 14.11
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: stay.leave()
// instead of: }
return Leaving(subscription: subscription, leave: stay.leave)

// instead of: /// One connection: from its first observer to an end, or until its time is up.
private struct Leaving: Disposable {
  let subscription: Disposable
  let leave: () -> Void

  func dispose() {
    subscription.dispose()
    leave()
  }
}
// end 14.11
