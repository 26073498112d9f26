import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

/// What a connection does first when its source has ended.
enum AtTheEnd {
  /// It lets go of the source, and then tells those who listen.
  case release

  /// It tells those who listen, and then lets go of the source, as an operator does.
  case tell
}

/// A connection that spreads what the source sends through a subject.
///
/// It is the observer of the source.
final class SubjectConnection<Subject: SubjectType>: Connection<Subject.Element>, ObserverType,
  @unchecked Sendable
{
  // Unchecked: all of these are set once, and subjects and sources are safe to use anywhere.
  private let source: Observable<Subject.Observer.Element>
  private let subject: Subject
  private let speaker: Subject.Observer
  private let first: AtTheEnd

  init(
    source: Observable<Subject.Observer.Element>,
    subject: Subject,
    atTheEnd first: AtTheEnd
  ) {
    self.source = source
    self.subject = subject
    speaker = subject.asObserver()
    self.first = first
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Subject.Element {
    subject.subscribe(observer)
  }

  override func subscribeToSource() -> Disposable {
    source.subscribe(self)
  }

  func on(_ event: Event<Subject.Observer.Element>) {
    guard !isDisposed else { return }
    if event.isStopEvent {
      switch first {
      case .release: releaseAndTell(event)
      case .tell: tellAndRelease(event)
      }
    } else {
      // exercise 14.1: Tell the subject; those who listen will hear it from there.
      // end 14.1
    }
  }

  private func releaseAndTell(_ end: Event<Subject.Observer.Element>) {
    // exercise 14.2: When those who listen hear of the end, the connection is over, and the source is
    //   let go of.
    speaker.on(end)
    // end 14.2
  }

  private func tellAndRelease(_ end: Event<Subject.Observer.Element>) {
    // exercise 14.5: In a connection that is made with `.tell`: when those who listen hear of the end,
    //   it is over; the source is let go of when they have heard it.
    speaker.on(end)
    // end 14.5
  }
}
