import Dispatch
import Foundation
import Rx

/// The command `weather`: type a city, and read its weather.
public struct Weather {
  private let arguments: [String]
  private let input: Int32
  private let output: FileHandle

  private static let help = """
    usage: weather [--debug]

    Type the name of a city. The answer comes when you have not typed for 300 ms;
    Enter asks once more; q on an empty line, Ctrl-C or Ctrl-D leaves.
    Without a terminal, each line of the input is a city, and each answer a line.

    Quito is found with a capital Q. In Atlantis something goes wrong.

      --debug   says in the end what is still alive
      --help    prints this

    """

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - input: Where keys, or lines, are read.
  ///   - output: Where it writes.
  public init(
    arguments: [String],
    input: Int32 = STDIN_FILENO,
    output: FileHandle = .standardOutput
  ) {
    self.arguments = arguments
    self.input = input
    self.output = output
  }

  /// Runs until the user leaves, or the input ends.
  ///
  /// - Returns: The code to exit with: 0, or 2 for arguments that it does not know.
  public func run() -> Int32 {
    let unknown = arguments.filter { !["--debug", "--help", "-h"].contains($0) }
    guard unknown.isEmpty, arguments.allSatisfy({ $0 == "--debug" }) else {
      write(Self.help)
      return unknown.isEmpty ? 0 : 2
    }
    let census = Census()
    // One queue for keys, requests and pauses: they never come at the same time.
    let queue = DispatchQueue(label: "weather")
    let clock = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "weather.clock")
    let almanac = Almanac(clock: clock)
    let search = Search(clock: clock, census: census, weather: almanac.weather)
    let bytes = Observable.bytes(of: input, on: queue)

    if let terminal = isatty(output.fileDescriptor) == 1 ? RawTerminal(input) : nil {
      let keys = Observable.merge(bytes.keys(clock: clock), .signals(on: queue))
      wait(for: search.frames(of: keys)) { write($0.painted(columns: terminal.columns)) }
      terminal.restore()
      write("\r\u{1B}[J")
    } else {
      wait(for: search.answers(to: bytes.lines())) { write($0 + "\n") }
    }
    // The event that ended it is on its way back through the chain until the queue is free.
    queue.sync {}
    if arguments.contains("--debug") { write(census.report + "\n") }
    return 0
  }

  /// Calls `show` with each element, and returns when the source has ended.
  private func wait<Element>(for source: Observable<Element>, show: @escaping (Element) -> Void) {
    _ = source.do(onNext: show).ignoreElements().toBlocking().materialize()
  }

  private func write(_ text: String) {
    try? output.write(contentsOf: Data(text.utf8))
  }
}
