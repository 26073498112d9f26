// Each subscriber of a group stays counted as a user, even after it has disposed.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
_ = users.retain()
return subject.subscribe(observer)
// end 9.6
