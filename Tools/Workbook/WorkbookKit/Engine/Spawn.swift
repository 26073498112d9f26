import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Starts programs, each in a group of its own.
///
/// So Ctrl-C ends this program between two of them, and never one that is in the middle of something.
enum Spawn {
  /// Why a program could not be started.
  struct Failure: Error {
    let code: Int32

    var reason: String { String(cString: strerror(code)) }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program's path, and its arguments.
  ///   - environment: All of its environment.
  ///   - input: What it reads; nothing if that is nil.
  ///   - files: Open files, and the numbers under which the program finds them.
  /// - Returns: The process.
  static func start(
    _ words: [String],
    _ environment: [String: String],
    input: Int32?,
    files: [(file: Int32, number: Int32)]
  ) -> Result<pid_t, Failure> {
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (file, number) in files { posix_spawn_file_actions_adddup2(&actions, file, number) }

    // Signals that we ignore or handle are the child's to handle in its own way.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A thread that is not the first one holds signals back, and its child would do so as well.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
    return code == 0 ? .success(id) : .failure(Failure(code: code))
  }
}
