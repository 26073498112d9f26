// The source is disposed with the result, even if a group has a subscriber.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
subject.subscribe(observer)
// end 9.6
