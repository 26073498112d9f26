// Each subscriber of a group counts as a user, for ever.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
_ = users.retain()
return subject.subscribe(observer)
// end 9.6
