import Solution04Events
import Solution07Subjects

extension ObservableType {
  /// Returns a sequence that many can listen to, through this one subject.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Returns a sequence that many can listen to, through a new subject for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    connectable(atTheEnd: .release, makeSubject)
  }

  /// Returns what `multicast` returns, and says in which order it ends.
  func connectable<Subject: SubjectType>(
    atTheEnd first: AtTheEnd,
    _ makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable()
    return ConnectableObservable {
      SubjectConnection(source: source, subject: makeSubject(), atTheEnd: first)
    }
  }
}
