import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `Child processes` {
  private func start(_ script: String) throws -> ChildProcess {
    try ChildProcess(
      starting: ProcessRequest(
        program: "/bin/sh",
        arguments: ["-c", script],
        environment: ProcessInfo.processInfo.environment.merging(["GREETING": "hello"]) { $1 },
        folder: "/"
      )
    )
  }

  private func finish(_ child: ChildProcess, within seconds: Double = 10) {
    let deadline = Clock.seconds + seconds
    while child.ending == nil, Clock.seconds < deadline { child.pump(milliseconds: 20) }
  }

  /// Whether a process with this number is there, and not only its remains.
  private func isAlive(_ id: Int32) -> Bool {
    kill(id, 0) == 0
  }

  @Test func `what is printed on both channels is kept`() throws {
    let child = try start("echo out; echo err >&2; echo $GREETING; pwd")
    finish(child)

    #expect(child.ending == .exited(0))
    #expect(child.output.text == "out\nerr\nhello\n/\n")
  }

  @Test func `the code that a program ends with is kept`() throws {
    let child = try start("exit 7")
    finish(child)

    #expect(child.ending == .exited(7))
  }

  @Test func `a program that a signal ended is told from one that exited`() throws {
    let child = try start("kill -ILL $$")
    finish(child)

    #expect(child.ending == .signalled(SIGILL))
  }

  @Test func `the input is empty`() throws {
    let child = try start("cat; echo end")
    finish(child)

    #expect(child.output.text == "end\n")
  }

  @Test func `endless output is drained and does not fill memory`() throws {
    let child = try start("echo first; while :; do echo spam spam spam spam spam spam; done")
    let deadline = Clock.seconds + 1
    while Clock.seconds < deadline { child.pump(milliseconds: 20) }
    child.end()

    #expect(child.output.text.hasPrefix("first\n"))
    #expect(child.output.text.utf8.count < 2_000_000)
  }

  @Test func `ending a program ends what it started, also what does not listen`() throws {
    let child = try start(
      "trap '' TERM; (echo $$; sh -c 'echo $PPID $$; exec sleep 60') & wait; sleep 60"
    )
    let deadline = Clock.seconds + 5
    while child.output.text.split(separator: "\n").count < 2, Clock.seconds < deadline {
      child.pump(milliseconds: 20)
    }
    let ids = child.output.text.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    let start = Clock.seconds
    child.end(grace: 0.2)

    #expect(ids.count == 3)
    #expect(child.ending == .signalled(SIGKILL))
    #expect(Clock.seconds - start < 5)
    let gone = Clock.seconds + 5
    while ids.contains(where: isAlive), Clock.seconds < gone { usleep(20_000) }
    #expect(!ids.contains(where: isAlive))
  }

  @Test func `a program that listens is ended by asking, whatever thread started it`() throws {
    let child = try start("trap 'echo asked; exit 3' TERM; echo on; while :; do sleep 0.05; done")
    while child.output.text.isEmpty { child.pump(milliseconds: 20) }
    child.end(grace: 5)

    #expect(child.ending == .exited(3))
  }

  @Test func `a child that is let go is ended`() throws {
    var child: ChildProcess? = try start("echo $$; exec sleep 60")
    while child?.output.text.isEmpty == true { child?.pump(milliseconds: 20) }
    let id = try #require(Int32(child?.output.text.dropLast() ?? ""))
    child = nil

    #expect(!isAlive(id))
  }

  @Test func `a program that is not there is said`() {
    let request = ProcessRequest(
      program: "no-such-program",
      arguments: [],
      environment: ["PATH": "/usr/bin:/bin"],
      folder: "/"
    )
    #expect(throws: EngineError.cannotStart("no-such-program", reason: "not found in PATH")) {
      try ChildProcess(starting: request)
    }
  }

  @Test func `output in the middle is left out, the beginning and the end stay`() {
    var output = BoundedOutput(limit: 10)
    for number in 0..<100 { output.append(Array("\(number)\n".utf8)) }

    #expect(output.isCut)
    #expect(output.text.hasPrefix("0\n1\n2\n3\n4\n"))
    #expect(output.text.hasSuffix("98\n99\n"))
    #expect(output.text.utf8.count < 50)
  }
}
