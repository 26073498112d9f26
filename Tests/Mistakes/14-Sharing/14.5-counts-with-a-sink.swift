// Its connections send the end first, but the sink of `refCount()` ends them before it passes that on.

// exercise 14.5
// instead of: Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
ConnectableObservable(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
  .refCount()
// end 14.5
