import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.3 Who holds whom` {
  @Test func `a chain is read from the observer up to the source`() {
    let graph = SubscriptionGraph(
      lines: [
        "Map is born",
        "FilterSink#1 is born, in front of AnonymousObserver",
        "MapSink#1 is born, in front of FilterSink#1",
      ],
      alive: ["FilterSink#1", "Map", "MapSink#1"]
    )

    #expect(
      graph.text == """
        AnonymousObserver
        +- FilterSink#1
           +- MapSink#1
        """,
      "The map is in front of the filter, and the filter is in front of the observer."
    )
  }

  @Test func `a sink is held by its token`() {
    let graph = SubscriptionGraph(
      lines: [
        "MapSink#1 is born, in front of AnonymousObserver",
        "SinkDisposer#1 holds MapSink#1",
      ],
      alive: ["MapSink#1", "SinkDisposer#1"]
    )

    #expect(
      graph.text == """
        AnonymousObserver
        +- MapSink#1, held by SinkDisposer#1
        """,
      "The picture says who holds whom."
    )
  }

  @Test func `what has died is left out`() {
    let graph = SubscriptionGraph(
      lines: [
        "FilterSink#1 is born, in front of AnonymousObserver",
        "MapSink#1 is born, in front of FilterSink#1",
        "MapSink#2 is born, in front of AnonymousObserver",
      ],
      alive: ["MapSink#2"]
    )

    #expect(graph.trees == ["AnonymousObserver\n+- MapSink#2"], "The first chain is over.")
  }

  @Test func `a sink whose observer has died is drawn by itself`() {
    let graph = SubscriptionGraph(
      lines: [
        "FilterSink#1 is born, in front of AnonymousObserver",
        "MapSink#1 is born, in front of FilterSink#1",
      ],
      alive: ["MapSink#1"]
    )

    #expect(
      graph.trees == ["FilterSink#1\n+- MapSink#1"],
      "This is what you are looking for: a sink that is still alive, though nobody hears it."
    )
  }

  @Test func `each level is a step further in, however long the chain`() {
    let graph = SubscriptionGraph(
      lines: [
        "TakeSink#1 is born, in front of AnonymousObserver",
        "FilterSink#1 is born, in front of TakeSink#1",
        "MapSink#1 is born, in front of FilterSink#1",
        "ScanSink#1 is born, in front of MapSink#1",
      ],
      alive: ["TakeSink#1", "FilterSink#1", "MapSink#1", "ScanSink#1"]
    )

    #expect(
      graph.text == """
        AnonymousObserver
        +- TakeSink#1
           +- FilterSink#1
              +- MapSink#1
                 +- ScanSink#1
        """,
      "Each sends to the one above it, and to no other."
    )
  }

  @Test func `the tenth sink is not the first`() {
    let graph = SubscriptionGraph(
      lines: [
        "MapSink#1 is born, in front of AnonymousObserver",
        "MapSink#10 is born, in front of AnonymousObserver",
        "FilterSink#1 is born, in front of MapSink#10",
      ],
      alive: ["MapSink#1", "MapSink#10", "FilterSink#1"]
    )

    #expect(
      graph.trees == [
        "AnonymousObserver\n+- MapSink#1",
        "AnonymousObserver\n+- MapSink#10\n   +- FilterSink#1",
      ],
      "`MapSink#10` begins like `MapSink#1`, and is another sink: the filter sends to the tenth."
    )
  }

  @Test func `a name that ends like another is another sink`() {
    let graph = SubscriptionGraph(
      lines: [
        "FlatMapSink#1 is born, in front of AnonymousObserver",
        "MapSink#1 is born, in front of AnonymousObserver",
        "FilterSink#1 is born, in front of FlatMapSink#1",
      ],
      alive: ["FlatMapSink#1", "MapSink#1", "FilterSink#1"]
    )

    #expect(
      graph.trees == [
        "AnonymousObserver\n+- FlatMapSink#1\n   +- FilterSink#1",
        "AnonymousObserver\n+- MapSink#1",
      ],
      """
      `FlatMapSink#1` ends like `MapSink#1`, and is another sink: the filter sends to the first of the \
      two, and nothing sends to the second. Drawn:
      \(graph.text)
      """
    )
  }

  @Test func `two sources of one sink are drawn below each other`() {
    let graph = SubscriptionGraph(
      lines: [
        "MergeSink#1 is born, in front of AnonymousObserver",
        "MapSink#1 is born, in front of MergeObserver of MergeSink#1",
        "FilterSink#1 is born, in front of MapSink#1",
        "MapSink#2 is born, in front of MergeObserver of MergeSink#1",
      ],
      alive: ["FilterSink#1", "MapSink#1", "MapSink#2", "MergeSink#1"]
    )

    #expect(
      graph.text == """
        AnonymousObserver
        +- MergeSink#1
           +- MapSink#1
              +- FilterSink#1
           +- MapSink#2
        """,
      "Each branch is drawn whole before the next one begins."
    )
  }

  @Test func `each chain is a tree of its own`() {
    let graph = SubscriptionGraph(
      lines: [
        "MapSink#1 is born, in front of AnonymousObserver",
        "FilterSink#1 is born, in front of MapSink#1",
        "MapSink#2 is born, in front of AnonymousObserver",
      ],
      alive: ["FilterSink#1", "MapSink#1", "MapSink#2"]
    )

    #expect(
      graph.trees == [
        "AnonymousObserver\n+- MapSink#1\n   +- FilterSink#1",
        "AnonymousObserver\n+- MapSink#2",
      ],
      "There are two subscriptions. If you expected one, that is the diagnosis."
    )
  }

  @Test func `a chain is drawn while it runs, but not afterwards`() {
    let source = PublishSubject<Int>()
    var token: Disposable?
    let trace = Trace.of {
      token = source.map { $0 * 10 }.filter { $0 > 10 }.subscribe()
    }

    let running = SubscriptionGraph(of: trace).text
    token?.dispose()
    token = nil

    #expect(
      running == """
        AnonymousObserver
        +- FilterSink#1, held by SinkDisposer#1
           +- MapSink#1, held by SinkDisposer#2
        """,
      "The chain is running, with these sinks."
    )
    #expect(SubscriptionGraph(of: trace).text.isEmpty, "It was disposed, and no sink is left.")
  }
}
