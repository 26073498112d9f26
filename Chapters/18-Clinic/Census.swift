import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// A count of what a program has made and not yet released, kind by kind.
///
/// It may be used from any thread. RxSwift has one number for all of its own objects,
/// `Resources.total`; here each part of an app may be counted under its own name.
public final class Census: Sendable {
  private struct Entry {
    let kind: String
    weak var object: AnyObject?
  }

  private let entries = Lock<[Entry]>([])

  /// Creates a count of nothing.
  public init() {}

  /// Counts an object for as long as it lives.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - kind: The name under which it is counted; without one, the name of its type.
  public func enrol(_ object: AnyObject, as kind: String? = nil) {
    // exercise 18.1: Note the object so that it is counted while it lives. Counting it must not
    //   keep it alive.
    // end 18.1
  }

  /// Counts something that is not an object, such as a question that nobody has answered yet.
  ///
  /// - Parameter kind: The name under which it is counted.
  /// - Returns: A token; until it is disposed or freed, the count of that kind is one higher.
  public func ticket(_ kind: String) -> Ticket {
    let mark = Ticket.Mark()
    enrol(mark, as: kind)
    return Ticket(mark)
  }

  /// How many of each kind there are now; a kind with none is left out.
  public var counts: [String: Int] {
    // exercise 18.1: How many objects of each kind are alive, for each kind that has any.
    [:]
    // end 18.1
  }

  /// Does the same thing over and over, and reports what has grown since the first time.
  ///
  /// What the first time leaves behind may be a cache, or something that is made once and kept.
  /// What there is more of after the last time is a leak.
  ///
  /// - Parameters:
  ///   - visits: How many times to do it.
  ///   - visit: What to do, such as opening a page, using it, and leaving it.
  /// - Returns: How many more of each kind there are than after the first time, for the kinds that
  ///   have grown.
  public func leaks(visits: Int = 10, _ visit: () -> Void) -> [String: Int] {
    // exercise 18.1: Call `visit` so many times, and compare what there is at the end with what there
    //   was after the first time.
    [:]
    // end 18.1
  }
}

extension Census {
  /// The token of something that is counted; see ``Census/ticket(_:)``.
  public final class Ticket: Disposable, Sendable {
    /// What the census has in its list, and what only the ticket keeps alive.
    fileprivate final class Mark: Sendable {}

    private let mark: Lock<Mark?>

    fileprivate init(_ mark: Mark) {
      self.mark = Lock(mark)
    }

    /// Takes it out of the count.
    public func dispose() {
      let mark = mark.withLock { $0.take() }
      _ = mark
    }
  }
}

extension ObservableType {
  /// Counts the subscriptions to this sequence that have neither ended nor been disposed.
  ///
  /// - Parameters:
  ///   - kind: The name under which they are counted.
  ///   - census: Where they are counted.
  /// - Returns: A sequence of the same events.
  public func counted(as kind: String, in census: Census) -> Observable<Element> {
    // exercise 18.1: Until it ends or is disposed, each subscription counts as one of `kind`.
    asObservable()
    // end 18.1
  }
}
