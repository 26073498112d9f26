// Takes the subscriber of a group for the owner: when it disposes, the source is lost to the
// result.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
return Disposables.create(subject.subscribe(observer), users)
// end 9.6
