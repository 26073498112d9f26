// A later observer is told that all went well, even if the subject has failed.

// exercise 7.2
// instead of: end.tell(observer)
observer.onCompleted()
// end 7.2
