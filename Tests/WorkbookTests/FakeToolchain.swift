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
  /// - Throws: What the file system has against it.
  init(_ book: FixtureBook, build: String = "", tests: String = "") throws {
    self.book = book
    let program = ".build/workbook/debug/FixturePackageTests.xctest"
    try write(Self.prelude + tests, to: "fake/tests")
    try write(
      """
      #!/bin/sh
      case "$1" in
      build)
        \(build.isEmpty ? ":" : build)
        mkdir -p '\(book.tree.path(".build/workbook/debug"))'
        cp '\(book.tree.path("fake/tests"))' '\(book.tree.path(program))' ;;
      test) exec '\(book.tree.path(program))' "$@" ;;
      --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
      esac
      """,
      to: "fake/swift"
    )
  }

  var environment: [String: String] {
    ["PATH": "\(book.tree.path("fake")):/usr/bin:/bin", "WORKBOOK_PATIENCE": "0.5"]
  }

  private func write(_ script: String, to file: String) throws {
    try book.tree.write(script, to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: book.tree.path(file)
    )
  }

  /// `known`, `pass`, `fail` and `start` write events about test `b` or `a` of exercise 1.1 or 1.2.
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
    wants() {
      case "$filters" in
      *"\`1\\.$1 "*) true ;;
      *'`'*) false ;;
      *) true ;;
      esac
    }
    emit() { printf '%s\n' "$1" >> "$events"; }
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
