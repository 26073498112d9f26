// Disposes its subject when it is freed: who still has the observable is told an error.

// exercise 7.10
// instead of: private let subject = PublishSubject<Element>()
private let subject = PublishSubject<Element>()

deinit {
  subject.dispose()
}
// end 7.10
