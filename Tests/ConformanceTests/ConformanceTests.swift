import Foundation
import Testing

/// What was recorded from RxSwift 6 (commit 5abdfe4) with RxTest, replayed on the reference Rx.
@Suite struct `Conformance with RxSwift` {
  @Test(arguments: Logs.groups) func `every scenario comes out as recorded`(
    _ group: String
  ) throws {
    let tally = Tally(of: try Logs.read(group), table: .whole)
    for failure in tally.failures { Issue.record(Comment(rawValue: failure)) }
    // For whoever maintains the book: the one line that says how far it has come.
    print("conformance \(tally.summary)")
  }

  @Test func `every variant is in the table, or waits for a chapter`() throws {
    for group in Logs.groups {
      for variant in Set(try Logs.read(group).scenarios.map(\.variant)).sorted() {
        #expect(
          Table.whole.variants[variant] != nil || waitsFor[variant] != nil,
          "\(variant) of group \(group) was recorded, and no table has it."
        )
      }
    }
  }

  @Test func `what waits for a chapter is recorded, not in the table, and has to wait`() throws {
    let recorded = try Set(Logs.groups.flatMap { try Logs.read($0).scenarios.map(\.variant) })
    let written = try writtenChapters()
    for (variant, chapter) in waitsFor {
      #expect(recorded.contains(variant), "\(variant) waits, and no log has it.")
      #expect(Table.whole.variants[variant] == nil, "\(variant) waits, and is in the table.")
      #expect(
        !written.contains(chapter),
        "Chapter \(chapter) is written: \(variant) need not wait any more."
      )
    }
  }

  @Test func `every stage of a pipeline is in the table, or waits for a chapter`() throws {
    let stages = try Set(
      Logs.groups.flatMap { try Logs.read($0).scenarios }
        .flatMap { $0.ops ?? [] }
        .compactMap { $0.first?.text }
    )
    let written = try writtenChapters()
    for stage in stages.sorted() {
      let chapter = stagesThatWait[stage]
      #expect(
        (pipelineStages[stage] != nil) != (chapter != nil),
        "The stage \(stage) has to stand in the table, or to wait: one of the two."
      )
      #expect(
        !written.contains(chapter ?? 0),
        "Chapter \(chapter ?? 0) is written: the stage \(stage) need not wait any more."
      )
    }
  }

  @Test func `every departure is one from something recorded`() throws {
    let recorded = try Dictionary(
      grouping: Logs.groups.flatMap { try Logs.read($0).scenarios },
      by: \.variant
    )
    for departure in departures {
      let count = recorded[departure.variant]?.count ?? 0
      #expect(count > 0, "\(departure.variant) departs, and no log has it.")
      #expect(
        departure.scenarios?.allSatisfy { (1...max(1, count)).contains($0) } ?? true,
        "\(departure.variant) has \(count) scenarios."
      )
    }
  }

  /// The numbers of the chapters that a reader can work on.
  private func writtenChapters() throws -> Set<Int> {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../Chapters")
      .standardized
    let files = FileManager.default
    let chapters = try files.contentsOfDirectory(atPath: folder.path())
      .filter { name in
        let contents = try? files.contentsOfDirectory(atPath: folder.appending(path: name).path())
        return contents?.contains { $0.hasSuffix(".swift") } ?? false
      }
    return Set(chapters.compactMap { Int($0.prefix(2)) })
  }
}
