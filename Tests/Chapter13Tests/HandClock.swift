import Foundation
import Solution03TokensAndBags
import Solution11Schedulers
import Synchronization

/// A scheduler with a clock whose work a test runs by hand, on any thread, when it likes.
///
/// Its lock takes no step that an exploration sees: so only the code under test is interrupted.
final class HandClock: SchedulerType {
  private struct Piece: Sendable {
    struct Work: @unchecked Sendable {
      // Unchecked: it belongs to the thread that takes it.
      let run: () -> Void
    }

    let number: Int
    let time: RxTime
    let work: Work
  }

  private struct State {
    var pieces: [Piece] = []
    var made = 0
    var now = RxTime(timeIntervalSince1970: 0)

    /// The piece whose time comes first.
    var next: Piece? {
      pieces.min { ($0.time, $0.number) < ($1.time, $1.number) }
    }
  }

  private let state = Mutex(State())

  var now: RxTime { state.withLock { $0.now } }

  /// The number of the newest piece of work; they count from 1.
  var newest: Int { state.withLock { $0.made } }

  /// The number of the piece of work whose time comes first; nil if none waits.
  var next: Int? { state.withLock { $0.next.map { $0.number } } }

  /// The number of pieces of work that wait.
  var waiting: Int { state.withLock { $0.pieces.count } }

  func schedule<Given>(_ given: Given, action: @escaping (Given) -> Disposable) -> Disposable {
    scheduleRelative(given, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<Given>(
    _ given: Given,
    dueTime: RxTimeInterval,
    action: @escaping (Given) -> Disposable
  ) -> Disposable {
    let result = SingleAssignmentDisposable()
    let work = Piece.Work { result.setDisposable(action(given)) }
    let number = state.withLock { state in
      state.made += 1
      let time = state.now.adding(dueTime)
      state.pieces.append(Piece(number: state.made, time: time, work: work))
      return state.made
    }
    return Disposables.create { [weak self] in
      // Taken out, so that what it holds is freed after the lock is released.
      let freed = self?.state
        .withLock { state in
          state.pieces.firstIndex { $0.number == number }.map { state.pieces.remove(at: $0) }
        }
      _ = freed
      result.dispose()
    }
  }

  /// Runs the piece of work with that number, if it still waits, as if its time had come.
  func ring(number: Int?) {
    let piece: Piece? = state.withLock { state in
      guard let index = state.pieces.firstIndex(where: { $0.number == number }) else { return nil }
      let piece = state.pieces.remove(at: index)
      state.now = max(state.now, piece.time)
      return piece
    }
    piece?.work.run()
  }

  /// Runs the piece of work whose time comes first, as if that time had come.
  ///
  /// - Parameter times: How often, if there is so much work.
  func ring(_ times: Int = 1) {
    for _ in 0..<times { ring(number: next) }
  }
}
