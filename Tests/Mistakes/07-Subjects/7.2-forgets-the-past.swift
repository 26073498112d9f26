// A later observer hears the end alone, whatever the subject remembers.

// exercise 7.2
// instead of: for element in past { observer.onNext(element) }
// end 7.2
