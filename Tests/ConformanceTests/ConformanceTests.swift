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
    let isTold = try ConformancePage().has(tally.row + "\n")
    #expect(isTold, "The row of \(group) in CONFORMANCE.md has to be\n\(tally.row)")
  }

  @Test func `every variant is in the table`() throws {
    for group in Logs.groups {
      for variant in Set(try Logs.read(group).scenarios.map(\.variant)).sorted() {
        #expect(
          Table.whole.variants[variant] != nil,
          "\(variant) of group \(group) was recorded, and no table has it."
        )
      }
    }
  }

  @Test func `every stage of a pipeline is in the table`() throws {
    let stages = try Set(
      Logs.groups.flatMap { try Logs.read($0).scenarios }
        .flatMap { $0.ops ?? [] }
        .compactMap { $0.first?.text }
    )
    for stage in stages.sorted() {
      #expect(pipelineStages[stage] != nil, "The stage \(stage) was recorded, and no table has it.")
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
}
