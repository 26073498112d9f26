import Foundation

/// What the system knows of a thread.
final class ThreadLife: Sendable {
  #if os(Linux)
  private let file: String
  private let clock: clockid_t

  /// Looks up the calling thread.
  init() {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    file = "/proc/\(link ?? "thread-self")/stat"
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    self.clock = clock
  }

  /// Whether it waits for something; a thread that wants to run and gets no turn does not.
  var isAsleep: Bool {
    guard let content = FileManager.default.contents(atPath: file) else { return true }
    // "4711 (name) S …", and the name may contain anything.
    return String(decoding: content, as: UTF8.self).split(separator: ")").last?.first { $0 != " " }
      == "S"
  }

  /// The seconds of processor time that it has used so far.
  var secondsUsed: Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  #else
  // Here nobody says more than that a thread takes no step.
  let isAsleep = true
  let secondsUsed = 0.0
  #endif
}

/// Finds out that a thread will take no further step by itself: it waits, or is in a loop.
///
/// Looks are counted, not seconds: on a busy computer the one who looks gets no turn, either. And a
/// thread that would go on, if only it were given a turn, is not at a standstill.
struct Standstill {
  private let life: ThreadLife
  private let enough: Int
  private let usedBefore: Double
  private var looks = 0

  /// Begins to watch a thread.
  ///
  /// - Parameters:
  ///   - life: The thread.
  ///   - enough: How many looks in a row, twenty a second, must find it asleep.
  init(of life: ThreadLife, looks enough: Int) {
    self.life = life
    self.enough = enough
    usedBefore = life.secondsUsed
  }

  /// Looks once more, and returns whether the thread is taken to be stuck.
  mutating func look() -> Bool {
    looks = life.isAsleep ? looks + 1 : 0
    return looks >= enough || life.secondsUsed - usedBefore > 2
  }
}
