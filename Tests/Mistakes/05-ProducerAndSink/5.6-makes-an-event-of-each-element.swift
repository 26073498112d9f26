// Elements go by way of `forwardOn`, so an event is made of each of them.

// exercise 5.6
// instead of: if try predicate(element) { forwardNext(element) }
if try predicate(element) { forwardOn(.next(element)) }
// end 5.6

// exercise 5.6
// instead of: forwardNext(try transform(element))
forwardOn(.next(try transform(element)))
// end 5.6
