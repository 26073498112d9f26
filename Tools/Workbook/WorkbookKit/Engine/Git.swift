import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs git in the book's folder: short questions and changes, one after the other.
///
/// What it reads goes through a file, so that it may be of any size and hold any bytes. What may take
/// long, as a fetch does, is run by `ChildProcess`, which can be interrupted.
package struct Git: Sendable {
  package let folder: String
  private let program: String
  private let environment: [String: String]

  /// What came of a command.
  package struct Answer: Sendable {
    package let code: Int32
    package let output: Data
    package let errors: String

    package var isGood: Bool { code == 0 }

    /// The output without the newline at its end.
    package var text: String {
      var text = String(decoding: output, as: UTF8.self)
      while text.hasSuffix("\n") { text.removeLast() }
      return text
    }

    /// The records of an output that separates them by zeros.
    package var records: [String] {
      output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A command that had to work, and did not.
  package struct Failure: Error, Equatable {
    package let command: String

    /// The first line of what it said.
    package let reason: String
  }

  /// nil where there is no git.
  package init?(in folder: String, environment: [String: String]) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let program = folders.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return nil }
    self.program = program
    self.folder = folder
    // Inside of a hook these would lead to another repository.
    var own = environment.filter { !Self.misleading.contains($0.key) }
    own["LC_ALL"] = "C"
    own["GIT_TERMINAL_PROMPT"] = "0"
    own["GIT_OPTIONAL_LOCKS"] = "0"
    self.environment = own
  }

  private static let misleading: Set = [
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  /// Bytes are taken as they are, and no program of the reader's is called.
  private static let settings = [
    "-c", "core.autocrlf=false", "-c", "core.safecrlf=false", "-c", "core.quotePath=false",
    "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "gc.auto=0",
    "-c", "advice.addEmbeddedRepo=false",
  ]

  /// Runs a command and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind `git`.
  ///   - input: What the command reads.
  ///   - index: Another file than git's own for the index.
  ///   - more: What is added to the environment.
  /// - Throws: `EngineError` if git can't be started.
  /// - Returns: What it said.
  package func run(
    _ arguments: [String],
    input: Data? = nil,
    index: String? = nil,
    adding more: [String: String] = [:]
  ) throws -> Answer {
    var environment = environment.merging(more) { $1 }
    environment["GIT_INDEX_FILE"] = index
    let source = try input.map { try ScratchFile($0) }
    return try Self.spawn(
      [program, "-C", folder] + Self.settings + arguments,
      environment,
      input: source?.handle
    )
  }

  /// Runs a command that has to work.
  @discardableResult
  package func must(
    _ arguments: [String],
    input: Data? = nil,
    index: String? = nil,
    adding more: [String: String] = [:]
  ) throws -> Answer {
    let answer = try run(arguments, input: input, index: index, adding: more)
    guard answer.isGood else { throw Failure(command: arguments[0], reason: answer.reason) }
    return answer
  }

  // MARK: Starting

  private static func spawn(
    _ words: [String],
    _ environment: [String: String],
    input: Int32?
  ) throws -> Answer {
    let (output, errors) = (try Pipe(), try Pipe())
    let process = ChildProcess.starting.withLock { _ in
      Spawn.start(
        words,
        environment,
        input: input,
        files: [(output.writing, 1), (errors.writing, 2)]
      )
    }
    let id: pid_t
    switch process {
    case .success(let process): id = process
    case .failure(let error): throw EngineError.cannotStart("git", reason: error.reason)
    }
    let (printed, said) = Pipe.drain(output, errors)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return Answer(
      code: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
      output: printed,
      errors: String(decoding: said, as: UTF8.self)
    )
  }
}

/// What git prints goes through it.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws {
    (reading, writing) = try ChildProcess.starting.withLock { _ in try ChildProcess.makePipe() }
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }

  /// All that is written to two of them, until nobody can write any more.
  static func drain(_ first: Pipe, _ second: Pipe) -> (Data, Data) {
    let pipes = [first, second]
    for pipe in pipes {
      close(pipe.writing)
      pipe.writing = -1
    }
    var data = [Data(), Data()]
    var open = [true, true]
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while open.contains(true) {
      var requests = pipes.indices.map { place in
        pollfd(fd: open[place] ? pipes[place].reading : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&requests, 2, -1) > 0 else { continue }
      for place in pipes.indices where requests[place].revents != 0 {
        let count = read(pipes[place].reading, &buffer, buffer.count)
        if count > 0 { data[place].append(contentsOf: buffer[..<count]) }
        if count == 0 || count < 0 && errno != EINTR { open[place] = false }
      }
    }
    return (data[0], data[1])
  }
}

extension Git.Answer {
  /// The first line in which git says what is wrong.
  package var reason: String {
    let lines = errors.split(separator: "\n").filter { !$0.hasPrefix("hint:") }
    let line = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first
    guard let line else { return "it ended with \(code)" }
    let words = line.split(separator: ":", maxSplits: 1)
    let isMarked = ["fatal", "error"].contains(words.first ?? "") && words.count > 1
    return (isMarked ? words[1] : line[...]).drop { $0 == " " }.description
  }
}

/// A file without a name, which is gone when it is closed.
private final class ScratchFile {
  let handle: Int32

  init(_ data: Data = Data()) throws {
    let path = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("workbook-git-\(UUID().uuidString)").path
    handle = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard handle >= 0 else {
      throw EngineError.cannotStart("git", reason: String(cString: strerror(errno)))
    }
    unlink(path)
    guard !data.isEmpty else { return }
    let isWritten = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(handle, part.baseAddress, part.count)
        guard count > 0 || errno == EINTR else { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
    guard isWritten else {
      throw EngineError.cannotStart("git", reason: String(cString: strerror(errno)))
    }
    lseek(handle, 0, SEEK_SET)
  }

  deinit {
    close(handle)
  }
}
