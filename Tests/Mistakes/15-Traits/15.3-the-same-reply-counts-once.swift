// Two replies that are equal count as one.

// exercise 15.3
// instead of: replies.asSingle()
replies.distinctUntilChanged().asSingle()
// end 15.3
