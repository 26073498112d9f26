import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

/// What a connection does first when its source has ended.
enum AtTheEnd {
  /// It disposes the source, and then sends the end to the listeners.
  case release

  /// It sends the end to the listeners, and then disposes the source, as other operators do.
  case tell
}

/// A connection that sends the events of the source through a subject.
///
/// It is the observer of the source.
final class SubjectConnection<
  Source,
  Input: ObserverType,
  Subject: ObservableType
>: ElementConnection<Subject.Element>, DirectObserver, @unchecked Sendable
where Input.Element == Source {
  // Unchecked: all of these are set once, and subjects and sources are safe to use from any thread.
  private let source: Observable<Source>
  private let subject: Subject
  private let input: Input
  private let first: AtTheEnd

  init(source: Observable<Source>, subject: Subject, input: Input, atTheEnd first: AtTheEnd) {
    self.source = source
    self.subject = subject
    self.input = input
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
    // exercise 14.1: Send the element to the subject; the listeners hear it from there.
    input.onNext(element)
    // end 14.1
  }

  func onError(_ error: Swift.Error) {
    end { input.onError(error) }
  }

  func onCompleted() {
    end { input.onCompleted() }
  }

  private func end(_ tell: () -> Void) {
    guard !isDisposed else { return }
    switch first {
    case .release: releaseAndTell(tell)
    case .tell: tellAndRelease(tell)
    }
  }

  private func releaseAndTell(_ tell: () -> Void) {
    // exercise 14.2: By the time the listeners hear the end, the connection is over and the source is
    //   disposed.
    // starts as: tell()
    dispose()
    tell()
    // end 14.2
  }

  private func tellAndRelease(_ tell: () -> Void) {
    // exercise 14.5: By the time the listeners hear the end, the connection is closed; the source is
    //   released when they have all heard it.
    // starts as: tell()
    close()
    tell()
    release()
    // end 14.5
  }
}
