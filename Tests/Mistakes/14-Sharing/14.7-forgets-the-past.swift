// It keeps the end, and no element.

// exercise 14.7
multicast(PublishSubject()).refCount()
// end 14.7
