// Returns the share in the source together with the source: disposing the result cuts off the
// groups.

// exercise 9.6
return Disposables.create(users, sourceSubscription)
// end 9.6

// exercise 9.6
let use = users.retain()
return Disposables.create(use, subject.subscribe(observer))
// end 9.6
