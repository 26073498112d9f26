// Each element has a group of its own.

// exercise 9.5
begin(key)?.onNext(element)
// end 9.5
