import Foundation

@testable import WorkbookKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal without a screen, in which the built `workbook` runs as before a person.
final class Pseudoterminal {
  let id: pid_t
  private let master: Int32
  private(set) var ending: Int32?
  private var bytes: [UInt8] = []

  /// Everything that was written so far.
  var written: String { String(decoding: bytes, as: UTF8.self) }

  init(
    _ arguments: [String],
    environment: [String: String],
    folder: String,
    columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws {
    let slave: String
    (master, slave) = try Self.open()
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    id = try Self.spawn([try BuiltWorkbook.path] + arguments, environment, folder, slave)
    resize(columns: columns, rows: rows)
  }

  deinit {
    if ending == nil {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
    close(master)
  }

  func type(_ keys: String) {
    var bytes = Array(keys.utf8)
    _ = write(master, &bytes, bytes.count)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal echoes and takes whole lines, as it does for a shell.
  var isAsBefore: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  /// Reads until the text is there, after what was read when `mark` was taken.
  func waits(for text: String, after mark: Int = 0, seconds: Double = 20) -> Bool {
    let deadline = Clock.seconds + seconds
    while Clock.seconds < deadline {
      pump()
      if String(decoding: bytes.dropFirst(mark), as: UTF8.self).contains(text) { return true }
      if ending != nil { return false }
    }
    return false
  }

  var mark: Int { bytes.count }

  func waitsForEnd(seconds: Double = 20) -> Bool {
    let deadline = Clock.seconds + seconds
    while ending == nil, Clock.seconds < deadline { pump() }
    return ending != nil
  }

  private func pump() {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, 20) > 0 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else {
        usleep(5_000)
      }
    }
    var status: Int32 = 0
    guard ending == nil, waitpid(id, &status, WNOHANG) == id else { return }
    ending = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  private static func open() throws -> (master: Int32, slave: String) {
    let fault = EngineError.cannotStart("a terminal", reason: "there is none")
    #if os(Linux)
    // Swift does not see `posix_openpt` and its kin; these are what they are made of.
    let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard
      master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw fault }
    return (master, "/dev/pts/\(number)")
    #else
    let master = posix_openpt(O_RDWR | O_NOCTTY)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
    else { throw fault }
    return (master, String(cString: name))
    #endif
  }

  private static func spawn(
    _ command: [String],
    _ environment: [String: String],
    _ folder: String,
    _ slave: String
  ) throws -> pid_t {
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // An extension that Swift does not see.
    let newSession: Int16 = 0x80
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a new session opens is the one it is controlled by.
    posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // A test's thread holds signals back, which the program must not inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments =
      (["sh", "-c", #"cd "$0" && exec "$@""#, folder] + command).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, "/bin/sh", &actions, &attributes, &arguments, &variables)
    guard result == 0 else {
      throw EngineError.cannotStart("sh", reason: String(cString: strerror(result)))
    }
    return id
  }
}
