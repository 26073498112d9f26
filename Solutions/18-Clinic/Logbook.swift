import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// Keeps what `debug` would print, so that a program can read it.
///
/// It may be used from any thread.
public final class Logbook: Sendable {
  /// What can be said about a subscription.
  public enum Note: Equatable, Sendable {
    /// Somebody has subscribed.
    case subscribed
    /// An element came, with this text.
    case next(String)
    /// The sequence has failed, with this text of the error.
    case failed(String)
    /// The sequence has completed.
    case completed
    /// The subscription was disposed: after its end, or because nobody wanted it any more.
    case disposed
  }

  /// A note, and the subscription that it is about, such as `search#2`.
  public struct Line: CustomStringConvertible, Sendable {
    /// The subscription.
    public let subscription: String

    /// What was noted about it.
    public let note: Note

    /// The line as a text.
    public var description: String { "\(subscription) \(note)" }
  }

  private let book = Lock<[Line]>([])

  /// Creates an empty book.
  public init() {}

  /// All lines, oldest first.
  public var lines: [Line] {
    book.withLock { $0 }
  }

  /// Begins a subscription, with the next number for that name, and notes it.
  ///
  /// - Parameter name: The name of the sequence.
  /// - Returns: The name of the subscription, such as `search#2`.
  public func begin(_ name: String) -> String {
    book.withLock { book in
      let before = book.count { $0.note == .subscribed && $0.subscription.hasPrefix("\(name)#") }
      let line = Line(subscription: "\(name)#\(before + 1)", note: .subscribed)
      book.append(line)
      return line.subscription
    }
  }

  /// Adds a line.
  public func write(_ note: Note, about subscription: String) {
    let line = Line(subscription: subscription, note: note)
    book.withLock { $0.append(line) }
  }

  /// What happened to each subscription, in the order in which they began.
  public var stories: [Story] {
    // exercise 18.2: Read the lines, and say what happened to each subscription.
    // starts as: []
    var stories: [Story] = []
    for line in lines {
      guard let index = stories.firstIndex(where: { $0.subscription == line.subscription }) else {
        stories.append(Story(subscription: line.subscription))
        continue
      }
      switch line.note {
      case .subscribed: break
      case .next: stories[index].elements += 1
      case .failed(let error): stories[index].end = .failed(error)
      case .completed: stories[index].end = .completed
      case .disposed where stories[index].end == .open: stories[index].end = .givenUp
      case .disposed: break
      }
    }
    return stories
    // end 18.2
  }
}

extension ObservableType {
  /// Notes in a book when the sequence is subscribed to, each of its events, and when it is
  /// disposed.
  ///
  /// - Parameters:
  ///   - name: The name of the sequence; the subscriptions are numbered, `search#1`, `search#2`.
  ///   - book: The book.
  /// - Returns: A sequence of the same events.
  public func logged(as name: String, in book: Logbook) -> Observable<Element> {
    // exercise 18.2: Note what happens to each subscription, under a number of its own.
    // starts as: asObservable()
    .deferred {
      let subscription = book.begin(name)
      return self.do(
        onNext: { book.write(.next("\($0)"), about: subscription) },
        onError: { book.write(.failed("\($0)"), about: subscription) },
        onCompleted: { book.write(.completed, about: subscription) },
        onDispose: { book.write(.disposed, about: subscription) }
      )
    }
    // end 18.2
  }
}
