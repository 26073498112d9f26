// It keeps the end, but no elements.

// exercise 14.7
multicast(PublishSubject()).refCount()
// end 14.7
