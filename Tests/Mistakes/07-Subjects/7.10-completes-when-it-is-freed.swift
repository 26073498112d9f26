// A relay that is freed completes its observers, though nothing can end a relay.

// exercise 7.10
// instead of: private let subject: BehaviorSubject<Element>
private let subject: BehaviorSubject<Element>

deinit {
  subject.onCompleted()
}
// end 7.10
