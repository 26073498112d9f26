import Foundation

/// The command `benchmarks`: runs the workloads, and says what each costs.
@main
struct Benchmarks {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        write(Options.help)
      } else {
        try run(options)
      }
    } catch let fault as Fault {
      FileHandle.standardError.write(Data("\(fault.sentence)\n".utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) throws {
    let workloads = Workload.all.filter { options.includes($0.name) }
    guard !workloads.isEmpty else {
      throw Fault("No workload has \"\(options.only ?? "")\" in its name.")
    }
    // Files are looked at first: it would be a pity to find out after minutes of work.
    let old = try options.against.map(Report.init(contentsOf:))
    try options.json.map(Report.ensureWritable)
    #if DEBUG
    write("This is a debug build, and its numbers mean nothing; run it with -c release.\n\n")
    #endif

    let rows = measure(workloads, runs: options.runs)
    write(Table(rows: rows, old: old).text)
    try options.json.map(Report(runs: options.runs, rows: rows).write)
  }

  /// Runs all workloads once, then all of them once more, and so on.
  ///
  /// A shared machine is slow for seconds at a time; in this way that hits one run of each workload,
  /// and not all runs of one.
  private static func measure(_ workloads: [Workload], runs: Int) -> [Measurement] {
    let progress = ProgressLine()
    defer { progress.clear() }
    var trials = workloads.map { workload in
      progress.show("warming up: \(workload.name)")
      return Trial(workload)
    }
    for run in 1...runs {
      for place in trials.indices {
        progress.show("run \(run) of \(runs): \(trials[place].workload.name)")
        trials[place].run()
      }
    }
    return trials.map(\.measurement)
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}

/// A line that says what is going on, if somebody is watching.
private struct ProgressLine {
  private let isWatched = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    guard isWatched else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  func clear() {
    show("")
  }
}
