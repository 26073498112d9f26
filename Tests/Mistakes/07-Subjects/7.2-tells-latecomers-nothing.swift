// An observer that subscribes after the end gets a token, and hears nothing.

// exercise 7.2
// instead of: for element in past { observer.onNext(element) }
// instead of: end.tell(observer)
_ = (past, end)
// end 7.2
