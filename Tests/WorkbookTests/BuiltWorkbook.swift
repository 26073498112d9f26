import Foundation

@testable import WorkbookKit

/// The programs that were built together with these tests.
enum BuiltWorkbook {
  static var path: String {
    get throws { try path(of: "workbook") }
  }

  /// The path of a program: it stands beside the tests, or some folders above.
  static func path(of name: String) throws -> String {
    for argument in CommandLine.arguments where argument.contains("/") {
      var folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
      while folder.path != "/" {
        let program = folder.appendingPathComponent(name).path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: program, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return program }
        folder.deleteLastPathComponent()
      }
    }
    throw EngineError.cannotStart(name, reason: "it was not built with the tests")
  }
}
