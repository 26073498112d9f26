import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a thread is about to do that another thread could notice.
public enum Step: Sendable {
  /// It reads or changes one word.
  case touch

  /// It wants a lock, and waits while another thread holds it.
  case lock(LockID)

  /// It has opened a lock, and goes on outside.
  case unlock(LockID)

  /// It reads or writes a variable that nothing guards, in the file that declares it.
  case use
}

/// The identity of a lock.
public typealias LockID = Int

/// What runs threads one step at a time, so that a test can try every order of their steps.
public final class StepListener: Sendable {
  let waiting: @Sendable (_ step: Step, _ file: StaticString, _ line: Int) -> Bool
  let noting: @Sendable (_ text: String) -> Void
  let telling: @Sendable () -> [String]

  /// Creates a listener from two closures, which are called on the thread that takes the step.
  ///
  /// - Parameters:
  ///   - wait: Is called before each step, and returns when it is this thread's turn. It is given
  ///     the step, and the file and line that take it, and returns whether the step counts.
  ///   - note: Is called after the step, with what it has done, for a reader.
  ///   - story: Tells what has led here, line by line; is called if the thread stops the program.
  public init(
    wait: @escaping @Sendable (_ step: Step, _ file: StaticString, _ line: Int) -> Bool,
    note: @escaping @Sendable (_ text: String) -> Void,
    story: @escaping @Sendable () -> [String] = { [] }
  ) {
    waiting = wait
    noting = note
    telling = story
  }

  /// Is called before a step; returns when it is this thread's turn.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - file: The file of the line that takes it, as `#fileID` gives it.
  ///   - line: The line.
  /// - Returns: Whether the step counts; if it does not, there is nothing to note.
  @discardableResult
  public func wait(for step: Step, file: StaticString, line: Int) -> Bool {
    waiting(step, file, line)
  }

  /// Is called after the step, with what it has done.
  public func note(_ text: String) {
    noting(text)
  }

  /// Tells what has led here, line by line.
  public func story() -> [String] {
    telling()
  }
}

/// Where the locks and atomics of this book say what they are about to do.
///
/// Only a debug build says anything, and only a thread that has a listener is heard: every other
/// thread passes by for the price of reading one word.
public enum Steps {
  private static let listeners = Atomic(0)
  private static let lockIDs = Atomic(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes `listener` hear the steps of the calling thread while `body` runs.
  ///
  /// - Parameters:
  ///   - listener: What hears the steps; with `nil`, nobody does.
  ///   - body: What the thread does.
  /// - Returns: What `body` returns.
  public static func hear<Result>(by listener: StepListener?, _ body: () -> Result) -> Result {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, listener.map { Unmanaged.passUnretained($0).toOpaque() })
    listeners.add(1, ordering: .relaxed)
    defer {
      listeners.subtract(1, ordering: .relaxed)
      pthread_setspecific(key, before)
    }
    return withExtendedLifetime(listener, body)
  }

  /// What hears the steps of the calling thread.
  public static var listener: StepListener? {
    guard listeners.load(ordering: .relaxed) > 0, let pointer = pthread_getspecific(key) else {
      return nil
    }
    return Unmanaged<StepListener>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// An identity for a new lock.
  public static func newLock() -> LockID {
    lockIDs.add(1, ordering: .relaxed).newValue
  }

  /// Does something that other threads could notice, as one step.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - step: What kind of step it is.
  ///   - body: The step.
  ///   - text: Describes what the step has done.
  /// - Returns: What `body` returns.
  @inlinable
  public static func touch<Result>(
    _ file: StaticString,
    _ line: Int,
    as step: Step = .touch,
    _ body: () -> Result,
    text: (Result) -> String
  ) -> Result {
    #if DEBUG
    guard let listener = Steps.listener else { return body() }
    let counts = listener.wait(for: step, file: file, line: line)
    let result = body()
    if counts { listener.note(text(result)) }
    return result
    #else
    return body()
    #endif
  }
}
