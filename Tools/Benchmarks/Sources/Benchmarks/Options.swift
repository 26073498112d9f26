/// What the command line asks for.
struct Options {
  private(set) var isHelp = false
  private(set) var runs = 5
  private(set) var only: String?
  private(set) var json: String?
  private(set) var against: String?

  static let help = """
    usage: swift run -c release --package-path Tools/Benchmarks benchmarks [options]

    Measures what Rx costs: the least time of several runs, the allocations, and how
    the cost of one unit grows when there are 100 times as many.

      --only TEXT     runs the workloads that have TEXT in their name
      --runs N        runs each workload N times, and takes the fastest; 5 without it
      --json FILE     saves the numbers
      --against FILE  compares with numbers that were saved before
      --help          prints this

    """

  /// Reads the arguments that follow the name of the command.
  ///
  /// - Parameter arguments: The options and their values, also as `--option=value`.
  /// - Throws: A `Fault`, if something is not understood.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let option = parts.first ?? argument
      func value() throws -> String {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw Fault("\(option) needs a value.")
        }
        return value
      }
      switch option {
      case "--help" where parts.count == 1, "-h" where parts.count == 1: isHelp = true
      case "--only": only = try value()
      case "--json": json = try value()
      case "--against": against = try value()
      case "--runs":
        let text = try value()
        guard let count = Int(text), count > 0 else {
          throw Fault("--runs needs a number of one or more, and not \"\(text)\".")
        }
        runs = count
      default: throw Fault("There is no option \"\(argument)\"; --help lists them all.")
      }
    }
  }

  /// Tells whether a workload of this name is to be run.
  func includes(_ name: String) -> Bool {
    guard let only else { return true }
    return name.lowercased().contains(only.lowercased())
  }
}

/// Something that the user can put right.
struct Fault: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
