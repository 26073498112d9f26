import Testing

/// The start of the test program when `workbook` builds it on Linux.
///
/// The one that SwiftPM would write itself also looks for tests of XCTest, of which this book has
/// none: that takes a third of a chapter's first build.
@main
struct EntryPoint {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
