import Synchronization

/// Counts which of the objects that a test has handed over are still alive.
///
/// Let a closure capture a probe, and the probe lives exactly as long as the closure does:
/// ```swift
/// let lifetimes = Lifetimes()
/// forecast.observe { [probe = lifetimes.probe()] _ in probe.touch() }
/// #expect(lifetimes.alive == 1)
/// ```
/// Each test makes its own, so tests that run at the same time don't count each other's objects.
public final class Lifetimes: Sendable {
  /// An object whose life is counted, from its creation to its `deinit`.
  public final class Probe: Sendable {
    private let lifetimes: Lifetimes
    private let name: String

    fileprivate init(_ name: String, in lifetimes: Lifetimes) {
      self.lifetimes = lifetimes
      self.name = name
      lifetimes.living.withLock { $0[name, default: 0] += 1 }
    }

    deinit {
      lifetimes.living.withLock { living in
        let left = (living[name] ?? 0) - 1
        living[name] = left == 0 ? nil : left
      }
    }

    /// Does nothing; call it in a closure so that the closure keeps the probe.
    public func touch() {}
  }

  private let living = Mutex<[String: Int]>([:])

  /// Creates a count of its own.
  public init() {}

  /// The number of probes that are alive.
  public var alive: Int {
    living.withLock { $0.values.reduce(0, +) }
  }

  /// The names of the probes that are alive, in alphabetical order, once each.
  public var names: [String] {
    living.withLock { $0.keys.sorted() }
  }

  /// Creates an object to be counted for as long as it lives.
  public func probe(_ name: String = "probe") -> Probe {
    Probe(name, in: self)
  }
}

/// An object that does something the moment it is freed.
public final class LastWords {
  private let speak: () -> Void

  /// Creates an object that calls `speak` in its `deinit`, on the thread that frees it.
  public init(_ speak: @escaping () -> Void) {
    self.speak = speak
  }

  deinit {
    speak()
  }

  /// Does nothing; call it in a closure so that the closure keeps the object.
  public func touch() {}
}
