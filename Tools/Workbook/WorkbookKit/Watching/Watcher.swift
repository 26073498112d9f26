import Foundation
import KeyInput
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Waits for saves, keys and signals, and keeps the screen up to date.
final class Watcher {
  private let session: Session
  private let screen: Screen
  private let bell: WakePipe
  private let notes: Notes
  private let course: WatchCourse
  private var saves: SaveWatch
  private var watched: Chapter
  private var frame: Frame?
  private var decoder = KeyDecoder()

  /// When something was typed last, in seconds.
  private var typedAt = 0.0

  init(_ session: Session, at id: ExerciseID, screen: Screen, notes: Notes) throws {
    let bell = try WakePipe()
    self.session = session
    self.screen = screen
    self.notes = notes
    self.bell = bell
    course = try WatchCourse(session, at: id, notes: notes) { bell.wake() }
    watched = course.state.chapter
    saves = SaveWatch.of(watched, among: session.book.chapters, in: session.tree)
    if saves.isPolling { notes.add(Messages.watchPolls) }
  }

  /// Watches until the reader has enough.
  func watch() -> ExitCode {
    Interruption.listen(ringing: bell.writing)
    defer {
      Interruption.stopRinging()
      course.stop()
      screen.leave()
    }
    course.start()
    while true {
      draw()
      let isTyped = wait()
      guard !Interruption.isAsked else { return .interrupted }
      if Interruption.isSuspended() { pause() }
      if Interruption.isResized() { screen.forget() }
      guard let keys = keys(isTyped: isTyped) else { return .interrupted }
      for key in keys where take(key) { return .done }
      if let first = saves.saved(at: Clock.seconds) { course.saved(first) }
      course.update()
      follow()
    }
  }

  /// The keys that were pressed; nil when the terminal is gone.
  private func keys(isTyped: Bool) -> [Key]? {
    guard isTyped else {
      return Clock.seconds < typedAt + KeyDecoder.timeout ? [] : decoder.timeOut()
    }
    guard let bytes = screen.typed() else { return nil }
    typedAt = Clock.seconds
    return decoder.decode(bytes)
  }

  private func take(_ key: Key) -> Bool {
    let page = max(1, (frame?.lines.count ?? 20) / 2)
    return course.take(key, page: page, furthest: frame?.furthest ?? 0)
  }

  /// Watches the files of another chapter once the reader has come there.
  private func follow() {
    guard course.state.chapter.number != watched.number else { return }
    watched = course.state.chapter
    saves = SaveWatch.of(watched, among: session.book.chapters, in: session.tree)
  }

  /// Sleeps until there is something to do; says whether a key was typed.
  private func wait() -> Bool {
    let now = Clock.seconds
    let escape = decoder.isWaiting ? max(0, typedAt + KeyDecoder.timeout - now) : nil
    let seconds = [saves.interval(at: now), escape].compactMap(\.self).min()
    let timeout = seconds.map { Int32(($0 * 1000).rounded(.up)) } ?? -1
    let listened = [0, bell.reading] + (saves.descriptor.map { [$0] } ?? [])
    var channels = listened.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&channels, nfds_t(channels.count), timeout) > 0 else { return false }
    if channels[1].revents != 0 { bell.drain() }
    if channels.count > 2, channels[2].revents != 0 { saves.note(at: Clock.seconds) }
    return channels[0].revents != 0
  }

  private func pause() {
    screen.leave()
    Interruption.suspend()
    screen.enter()
  }

  private func draw() {
    let terminal = Terminal(channel: 1, environment: session.environment)
    let frame = WatchView(session: session, state: course.state, notes: notes.all)
      .frame(on: terminal)
    self.frame = frame
    screen.show(frame)
  }
}

/// Runs the tests again whenever a file is saved.
struct WatchCommand {
  let session: Session

  func run(_ target: Target?) throws -> ExitCode {
    let id = try start(target)
    guard session.console.terminal.isInteractive, let screen = Screen() else {
      throw WorkbookError.noTerminal
    }
    let notes = Notes()
    var session = session
    // What it has to say would spoil the screen: it is shown on it.
    session.store = ProgressStore(session.tree) { notes.add($0) }
    session.ask = { _ in nil }
    return try Watcher(session, at: id, screen: screen, notes: notes).watch()
  }

  /// Where to begin: the exercise that was asked for, or the first one of its chapter that is open.
  private func start(_ target: Target?) throws -> ExerciseID {
    switch target {
    case nil: return try session.position.exercise
    case .exercise(let id): return try session.book.exercise(id).id
    case .chapter(let number):
      let chapter = try session.book.chapter(number)
      guard let open = session.position.openExercise(of: chapter) else {
        throw BookError.unknownExercise(ExerciseID(number, 1), chapter)
      }
      return open.id
    }
  }
}

/// What somebody wants the reader to know, kept until there is a place to show it.
final class Notes: Sendable {
  private let kept = Mutex<[Block]>([])

  /// Adds a note, unless it was said already.
  func add(_ blocks: [Block]) {
    kept.withLock { kept in
      if let first = blocks.first, !kept.contains(first) { kept += blocks }
    }
  }

  var all: [Block] { kept.withLock { $0 } }

  func clear() {
    kept.withLock { $0 = [] }
  }
}
