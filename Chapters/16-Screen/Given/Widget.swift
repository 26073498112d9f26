import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

/// A thing on a screen that nobody sees: it behaves like a real one, and complains when it is
/// touched off the main queue.
///
/// A real one would crash, or tear its picture, or do nothing for years. This one takes notes.
open class Widget: ReactiveCompatible, @unchecked Sendable {
  // Unchecked: the lock guards the notes, and each subclass guards what it shows.
  private let notes = Lock<[String]>([])

  /// Sends one element and completes when the widget is gone.
  let farewell = AsyncSubject<Void>()

  private let hidden = Lock(false)

  /// Creates a widget; for subclasses.
  public init() {}

  deinit {
    farewell.onNext(())
    farewell.onCompleted()
  }

  /// Whether it is hidden.
  public var isHidden: Bool {
    get { hidden.withLock { $0 } }
    set { set(newValue, in: hidden, "isHidden") }
  }

  /// What was done to it off the main queue, in words, oldest first.
  public var complaints: [String] {
    notes.withLock { $0 }
  }

  /// Stores a new value of a property, and makes a note if that happens off the main queue.
  final func set<Value>(_ value: Value, in place: borrowing Lock<Value>, _ property: String) {
    noteUnlessOnMain("\(property) was set")
    var value = value
    // Swapped, not overwritten: the old value is freed after the lock is released.
    place.withLock { swap(&$0, &value) }
  }

  /// Notes what was done to the widget, if that happens off the main queue.
  final func noteUnlessOnMain(_ deed: String) {
    guard DispatchQueue.getSpecific(key: Self.mainMark) == nil else { return }
    notes.withLock { $0.append("\(type(of: self)).\(deed) on another thread") }
  }

  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
