/// How the workbook ends; the numbers are promised to scripts and editors.
enum ExitCode: Int32, Sendable {
  case done = 0
  case failing = 1
  case wrongUse = 2
  case doesNotCompile = 3
  case crashed = 4
  case noTestRan = 5

  /// The machine is in the way: no toolchain, a full disk, files that can't be read or written.
  case unable = 6
  case interrupted = 130
}
