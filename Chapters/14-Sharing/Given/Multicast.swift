import Solution04Events
import Solution07Subjects

extension ObservableType {
  /// Returns a sequence that many can listen to through this one subject.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Returns a sequence that many can listen to through a new subject for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    ConnectableObservable(makeConnection: connections(atTheEnd: .release, makeSubject))
  }

  /// Returns a closure that makes connections to this sequence, with a new subject for each.
  ///
  /// - Parameters:
  ///   - first: What such a connection does first when the source ends.
  ///   - makeSubject: Makes the subject.
  /// - Returns: A closure that makes a connection.
  func connections<Subject: SubjectType>(
    atTheEnd first: AtTheEnd,
    _ makeSubject: @escaping () -> Subject
  ) -> () -> ElementConnection<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable()
    return {
      let subject = makeSubject()
      return SubjectConnection(
        source: source,
        subject: subject,
        input: subject.asObserver(),
        atTheEnd: first
      )
    }
  }
}
