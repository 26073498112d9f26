import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that runs in a process group of its own, so that it can be ended with all it started.
///
/// Its input is empty; what it prints, on either channel, is drained while it runs. When this
/// program dies, however suddenly, it is killed.
package final class ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  package private(set) var output = BoundedOutput()
  package private(set) var ending: Ending?

  package let id: pid_t
  private let channel: Int32
  private var isChannelOpen = true

  /// The end of a pipe that nobody writes to: it closes when this program is gone, and the program
  /// that was started is killed by what reads from the other end.
  private let lifeline: Int32

  package init(starting request: ProcessRequest) throws {
    (id, channel, lifeline) = try Self.starting.withLock { _ in
      let (reading, writing) = try request.isAtTerminal ? Self.makeTerminal() : Self.makePipe()
      defer { close(writing) }
      do {
        let (watched, held) = try Self.makePipe()
        defer { close(watched) }
        do {
          return (try Self.spawn(request, output: writing, lifeline: watched), reading, held)
        } catch {
          close(held)
          throw error
        }
      } catch {
        close(reading)
        throw error
      }
    }
    _ = fcntl(channel, F_SETFL, fcntl(channel, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    if ending == nil { end(grace: 0) }
    close(channel)
    close(lifeline)
  }

  /// Takes in what was printed, waiting at most so long for something to happen.
  package func pump(milliseconds: Int32) {
    if isChannelOpen {
      var request = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, milliseconds) > 0 { drain() }
    } else {
      usleep(2_000)
    }
    reap()
  }

  /// Waits until it has ended: so many seconds at most, and not after an interruption.
  package func wait(seconds: Double) {
    let deadline = Clock.seconds + seconds
    while ending == nil, Clock.seconds < deadline, !Interruption.isAsked {
      pump(milliseconds: 20)
    }
  }

  /// Ends the program and all that it started: first by asking, then by force.
  package func end(grace seconds: Double = 1) {
    let descendants = ProcessTree.descendants(of: id)
    kill(-id, SIGTERM)
    for child in descendants { kill(child, SIGTERM) }
    let deadline = Clock.seconds + seconds
    while ending == nil, Clock.seconds < deadline { pump(milliseconds: 20) }
    kill(-id, SIGKILL)
    for child in descendants where ProcessTree.descends(child, in: descendants) {
      kill(child, SIGKILL)
    }
    while ending == nil { pump(milliseconds: 20) }
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    // A bounded number of reads: a program that prints without end must not keep us in this loop.
    for _ in 0..<64 {
      let count = read(channel, &buffer, buffer.count)
      if count > 0 {
        output.append(buffer[..<count])
      } else if count == 0 {
        isChannelOpen = false
        return
      } else {
        // A terminal that nobody writes to any more says so in this way.
        if errno == EIO { isChannelOpen = false }
        return
      }
    }
  }

  private func reap() {
    guard ending == nil else { return }
    var status: Int32 = 0
    let result = waitpid(id, &status, WNOHANG)
    guard result != 0 else { return }
    if result < 0 {
      guard errno != EINTR else { return }
      ending = .exited(-1)
    } else {
      let signal = status & 0x7f
      ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
    if isChannelOpen { drain() }
    // What it started in its own group and left behind.
    kill(-id, SIGKILL)
  }

  // MARK: Starting

  /// One start at a time: until a pipe is marked as ours alone, another child could inherit it.
  static let starting = Mutex(())

  static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw EngineError.cannotStart("a pipe", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// A terminal that shows nothing: what is printed there comes line by line, and is not lost in a
  /// crash, as it would be in the buffer for a pipe.
  private static func makeTerminal() throws -> (reading: Int32, writing: Int32) {
    guard let (reading, name) = openTerminal() else { return try makePipe() }
    let writing = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard writing >= 0 else {
      close(reading)
      return try makePipe()
    }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    var settings = termios()
    if tcgetattr(writing, &settings) == 0 {
      // Bytes go through as they are.
      cfmakeraw(&settings)
      tcsetattr(writing, TCSANOW, &settings)
    }
    return (reading, writing)
  }

  /// A new terminal, and the name of its other end; nil where the system has none to give.
  private static func openTerminal() -> (reading: Int32, name: String)? {
    #if os(Linux)
    // The functions for it are hidden from Swift here; the requests below are theirs.
    let reading = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard reading >= 0 else { return nil }
    var (isLocked, number): (Int32, Int32) = (0, 0)
    let (unlock, tell): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard ioctl(reading, unlock, &isLocked) == 0, ioctl(reading, tell, &number) == 0 else {
      close(reading)
      return nil
    }
    return (reading, "/dev/pts/\(number)")
    #else
    let reading = posix_openpt(O_RDWR | O_NOCTTY)
    guard reading >= 0 else { return nil }
    guard grantpt(reading) == 0, unlockpt(reading) == 0, let name = ptsname(reading) else {
      close(reading)
      return nil
    }
    return (reading, String(cString: name))
    #endif
  }

  private static func spawn(
    _ request: ProcessRequest,
    output: Int32,
    lifeline: Int32
  ) throws -> pid_t {
    let process = Spawn.start(
      ["/bin/sh"] + (try request.shellArguments).dropFirst(),
      request.environment,
      input: nil,
      files: [(output, 1), (output, 2), (lifeline, ProcessRequest.lifeline)]
    )
    switch process {
    case .success(let id): return id
    case .failure(let error):
      throw EngineError.cannotStart(request.program, reason: error.reason)
    }
  }
}

/// A program to run, and what it is given.
package struct ProcessRequest: Sendable {
  /// A path, or a name to be looked for in `PATH`.
  package let program: String
  package let arguments: [String]
  package let environment: [String: String]

  /// The folder that the program runs in.
  package let folder: String

  /// Whether it prints to a terminal, and so line by line.
  package let isAtTerminal: Bool

  package init(
    program: String,
    arguments: [String],
    environment: [String: String],
    folder: String,
    isAtTerminal: Bool = false
  ) {
    self.isAtTerminal = isAtTerminal
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// The number under which the program that is started finds its lifeline.
  static let lifeline: Int32 = 9

  /// The arguments for a shell that goes to the folder and then becomes the program.
  ///
  /// To start a program in another folder without a shell is an extension that Swift does not
  /// see on Linux. Beside it a second shell reads from the lifeline until that is closed, and then
  /// kills the group; whoever reaps the program ends that shell, too.
  var shellArguments: [String] {
    get throws {
      let guarding = "(read -r _ <&9; kill -9 -$$) >/dev/null 2>&1 & exec 9<&-"
      return ["sh", "-c", guarding + #"; cd "$0" && exec "$@""#, folder, try path] + arguments
    }
  }

  private var path: String {
    get throws {
      guard !program.contains("/") else { return program }
      let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      let path = folders.map { "\($0)/\(program)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
      guard let path else { throw EngineError.cannotStart(program, reason: "not found in PATH") }
      return path
    }
  }
}

/// The first and the last part of what a program prints, however much that is.
package struct BoundedOutput: Sendable {
  private let limit: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []

  /// Whether something in the middle was left out.
  private(set) var isCut = false

  /// Keeps up to `limit` bytes from the beginning, and at least as many from the end.
  package init(limit: Int = 256 * 1024) {
    self.limit = limit
  }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    let room = max(0, limit - head.count)
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    guard tail.count > 2 * limit else { return }
    tail.removeFirst(tail.count - limit)
    isCut = true
  }

  package var text: String {
    String(decoding: head, as: UTF8.self) + (isCut ? "\n…\n" : "")
      + String(decoding: tail, as: UTF8.self)
  }
}
