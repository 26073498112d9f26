// The subscriber of the result disposes the source itself.

// exercise 9.6
return sourceSubscription
// end 9.6

// exercise 9.6
let use = users.retain()
return Disposables.create(use, subject.subscribe(observer))
// end 9.6
