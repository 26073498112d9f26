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
final class SubjectConnection<
  Source,
  Speaker: ObserverType,
  Subject: ObservableType
>: ElementConnection<Subject.Element>, DirectObserver, @unchecked Sendable
where Speaker.Element == Source {
  // Unchecked: all of these are set once, and subjects and sources are safe to use anywhere.
  private let source: Observable<Source>
  private let subject: Subject
  private let speaker: Speaker
  private let first: AtTheEnd

  init(source: Observable<Source>, subject: Subject, speaker: Speaker, atTheEnd first: AtTheEnd) {
    self.source = source
    self.subject = subject
    self.speaker = speaker
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

  func onNext(_ element: Source) {
    guard !isDisposed else { return }
    // exercise 14.1: Tell the subject; those who listen will hear it from there.
    // end 14.1
  }

  func onError(_ error: Swift.Error) {
    end { speaker.onError(error) }
  }

  func onCompleted() {
    end { speaker.onCompleted() }
  }

  private func end(_ tell: () -> Void) {
    guard !isDisposed else { return }
    switch first {
    case .release: releaseAndTell(tell)
    case .tell: tellAndRelease(tell)
    }
  }

  private func releaseAndTell(_ tell: () -> Void) {
    // exercise 14.2: When those who listen hear of the end, the connection is over, and the source is
    //   let go of.
    tell()
    // end 14.2
  }

  private func tellAndRelease(_ tell: () -> Void) {
    // exercise 14.5: In a connection that is made with `.tell`: when those who listen hear of the end,
    //   it is over; the source is let go of when they have heard it.
    tell()
    // end 14.5
  }
}
