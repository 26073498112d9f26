// The sink sends the seed as soon as it is built.

// exercise 6.1
// instead of: super.init(observer: observer, cancel: cancel)
super.init(observer: observer, cancel: cancel)
forwardNext(seed)
// end 6.1
