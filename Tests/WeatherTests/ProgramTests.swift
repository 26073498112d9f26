import Foundation
import Testing
import WorkbookTesting

@testable import WeatherKit

/// The program as it is run: through pipes.
@Suite struct `The weather command` {
  /// Runs the command in this process, between two pipes; returns its code and what it wrote.
  private func run(_ arguments: String..., input: String) -> (code: Int32, output: String) {
    let input = Pipe(holding: input)
    let output = Pipe()
    let weather = Weather(
      arguments: arguments,
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting
    )
    let code = weather.run()
    output.fileHandleForWriting.closeFile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    withExtendedLifetime(input) {}
    return (code, String(decoding: data, as: UTF8.self))
  }

  @Test func `answers each line, in order, and nothing is alive in the end`() {
    let (code, output) = run("--debug", input: "zurich\n\n rome \nAtlantis\nrome\nnowhere\nParis")

    #expect(code == 0)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines.dropLast() == [
        "Zurich: thunder, 18 °C",
        "Rome: sun, 24 °C",
        "! The station in Atlantis is under water.",
        "Rome: sun, 24 °C",
        "! No city begins with “nowhere”.",
        "Paris: clouds, 17 °C",
      ]
    )
    #expect(lines.last?.hasPrefix("alive: nothing, of ") == true, "\(lines.last ?? "")")
  }

  @Test func `ends at a q, and at the end of the input`() {
    #expect(run(input: "q\nRome\n").output == "")
    #expect(run(input: "").output == "")
    #expect(run("--debug", input: "").output == "alive: nothing, of 1 subscriptions\n")
  }

  @Test func `says how it is used`() {
    #expect(run("--help", input: "").code == 0)
    let (code, output) = run("--forecast", input: "")
    #expect(code == 2)
    #expect(output.contains("usage: weather"))
  }

  @Test func `the executable does the same`() throws {
    let program: URL = try #require(executable, "The program was not built beside the tests.")
    let process = Process()
    process.executableURL = program
    let output = Pipe()
    process.standardInput = Pipe(holding: "Oslo\n")
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(String(decoding: data, as: UTF8.self) == "Oslo: snow, -2 °C\n")
    #expect(process.terminationStatus == 0)
  }

  /// The program, which stands beside the bundle of the tests.
  private var executable: URL? {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    return ([Bundle.main.bundleURL] + bundles)
      .flatMap { [$0, $0.deletingLastPathComponent()] }
      .map { $0.appendingPathComponent("weather") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

extension Pipe {
  /// Creates a pipe with a text in it, and no more to come.
  fileprivate convenience init(holding text: String) {
    self.init()
    fileHandleForWriting.write(Data(text.utf8))
    fileHandleForWriting.closeFile()
  }
}
