import Foundation

@testable import WorkbookKit

/// A `swift` that is a shell script, so that each fault of a build or a run takes no time.
///
/// Its `build` writes a test program that is a script as well.
struct FakeToolchain {
  let book: FixtureBook

  /// Installs it.
  ///
  /// - Parameters:
  ///   - book: The book whose tests it runs.
  ///   - build: What the build does, in the language of the shell.
  ///   - tests: What the tests do. The functions that it can call stand in `prelude`.
  /// - Throws: The file system's error.
  init(_ book: FixtureBook, build: String = "", tests: String = "") throws {
    self.book = book
    try write(Self.prelude + tests, to: "fake/tests")
    try write(
      """
      #!/bin/sh
      command="$1"
      for argument in "$@"; do
        [ "$previous" = --scratch-path ] && scratch="$argument"
        previous="$argument"
      done
      program="$scratch/debug/FixturePackageTests.xctest"
      case "$command" in
      build)
        \(build.isEmpty ? ":" : build)
        mkdir -p "$scratch/debug"
        cp '\(book.tree.path("fake/tests"))' "$program" ;;
      test) exec "$program" "$@" ;;
      --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
      esac
      """,
      to: "fake/swift"
    )
  }

  var environment: [String: String] {
    ["PATH": "\(book.tree.path("fake")):/usr/bin:/bin", "WORKBOOK_TIMEOUT": "0.5"]
  }

  /// Writes a program, by way of another process: as long as this one had it open for writing, a
  /// child that another test starts at that moment would keep it busy.
  private func write(_ script: String, to file: String) throws {
    let path = book.tree.path(file)
    let child = try ChildProcess(
      starting: ProcessRequest(
        program: "/bin/sh",
        arguments: [
          "-c", #"mkdir -p "${1%/*}" && printf '%s' "$2" > "$1" && chmod 755 "$1""#, "sh", path,
          script,
        ],
        environment: ["PATH": "/usr/bin:/bin"],
        folder: book.tree.root
      )
    )
    child.wait(seconds: 60)
    guard child.ending == .exited(0) else {
      throw BookError.unwritable(file: file, reason: child.output.text)
    }
  }

  /// `known`, `pass`, `fail` and `start` write events about test `a` or `b` of exercise 1 or 2 of
  /// the chapter that is tested.
  private static let prelude = #"""
    #!/bin/sh
    while [ $# -gt 0 ]; do
      case "$1" in
      --event-stream-output-path) events="$2"; shift ;;
      --filter) filters="$filters$2|"; shift ;;
      --no-parallel) serial=1 ;;
      esac
      shift
    done
    chapter=$(printf '%s' "$filters" | sed -n 's/^.Chapter0\([0-9]\).*/\1/p' | head -n 1)
    wants() {
      case "$filters" in
      *"\`$chapter\\.$1 "*) true ;;
      *'`'*) false ;;
      *) true ;;
      esac
    }
    emit() {
      printf '%s\n' "$1" | sed "s/Chapter01/Chapter0$chapter/g; s/\`1\\./\`$chapter./g" >> "$events"
    }
    known() {
      if wants 1; then emit '\#(Line.test(1, "a"))'; fi
      if wants 2; then emit '\#(Line.test(2, "b"))'; fi
    }
    start() {
      if [ $1 = 1 ]; then emit '\#(Line.started(1, "a"))'; else emit '\#(Line.started(2, "b"))'; fi
    }
    finish() {
      if [ $1 = 1 ]; then emit '\#(Line.ended(1, "a"))'; else emit '\#(Line.ended(2, "b"))'; fi
    }
    pass() { if wants $1; then start $1; finish $1; fi; }
    fail() {
      wants $1 || return 0
      start $1
      if [ $1 = 1 ]; then emit '\#(Line.failed(1, "a"))'; else emit '\#(Line.failed(2, "b"))'; fi
      finish $1
    }
    over() { emit '\#(Line.runEnded)'; }

    """#
}
