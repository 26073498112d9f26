import Testing

@testable import WorkbookKit

@Suite struct `Compile errors` {
  private let tree = Tree(root: "/book")
  private let output = """
    Building for debugging...
    [0/4] Write sources
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [3/5] Emitting module Chapter01OneObserver
    /book/Chapters/01-OneObserver/Observable1.swift:9:20: error: cannot find 'foo' in scope
     9 |       foo(); let x = 1
       |                    `- error: cannot find 'foo' in scope
    /book/Chapters/01-OneObserver/Observable1.swift:9:25: warning: 'x' was never used
    [4/6] Compiling Chapter01OneObserver Observable1.swift
    /book/Chapters/01-OneObserver/Observable1.swift:9:20: error: cannot find 'foo' in scope
    /book/Tests/Chapter01Tests/A.swift:27:14: error: no member 'observe'
    error: fatalError
    """

  @Test func `are told once, without the noise of the build`() {
    let failure = CompileFailure(output: output, own: ["Chapters/01-OneObserver"], in: tree)

    #expect(failure.own.map(\.message) == ["cannot find 'foo' in scope"])
    #expect(failure.own.first?.file == "Chapters/01-OneObserver/Observable1.swift")
    #expect(failure.own.first?.line == 9)
    #expect(failure.own.first?.column == 20)
    #expect(failure.foreign.map(\.file) == ["Tests/Chapter01Tests/A.swift"])
    #expect(failure.other.isEmpty)
  }

  @Test func `are told from warnings`() {
    #expect(Diagnostic.all(in: output).map(\.severity) == [.error, .warning, .error])
  }

  @Test func `of the linker and the package are kept`() {
    let output = """
      error: 'main': invalid custom path 'Tests/Chapter01Tests' for target 'Chapter01Tests'
      a.swift.o:b.swift:function f: error: undefined reference to 'g'
      error: link command failed with exit code 1 (use -v to see invocation)
      error: ExitCode(rawValue: 1)
      """
    let failure = CompileFailure(output: output, own: ["Chapters/01-OneObserver"], in: tree)

    #expect(failure.other.count == 2)
    #expect(failure.own.isEmpty && failure.foreign.isEmpty)
  }
}
