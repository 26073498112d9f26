// The source goes when the result is disposed, whoever listens to a group.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
subject.subscribe(observer)
// end 9.6
