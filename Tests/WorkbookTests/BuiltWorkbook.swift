import Foundation

@testable import WorkbookKit

/// The `workbook` that was built together with these tests.
enum BuiltWorkbook {
  /// The path of the program: it stands beside the tests, or some folders above.
  static var path: String {
    get throws {
      for argument in CommandLine.arguments where argument.contains("/") {
        var folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
        while folder.path != "/" {
          let program = folder.appendingPathComponent("workbook").path
          var isFolder: ObjCBool = false
          let exists = FileManager.default.fileExists(atPath: program, isDirectory: &isFolder)
          if exists, !isFolder.boolValue { return program }
          folder.deleteLastPathComponent()
        }
      }
      throw Trouble.cannotStart("workbook", reason: "it was not built with the tests")
    }
  }
}
