// A relay that is to remember nothing tells a new observer the last element.

// exercise 7.10
// instead of: private let subject = PublishSubject<Element>()
private let subject = ReplaySubject<Element>.create(bufferSize: 1)
// end 7.10
