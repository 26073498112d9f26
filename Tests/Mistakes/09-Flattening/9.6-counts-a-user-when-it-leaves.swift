// Counts the user when it disposes instead of when it comes: disposing the result cuts off the
// groups.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
let subscription = subject.subscribe(observer)
return Disposables.create(with: {
  let use = self.users.retain()
  subscription.dispose()
  use.dispose()
})
// end 9.6
