import Foundation
import Interleaving
import WorkbookTesting
import Testing

/// Expects that a scenario goes well in every order of its threads' steps.
///
/// The threads run one at a time, in every order with up to two interruptions, so that a race is
/// found each time and not by luck; the order that goes wrong is drawn. Where threads take no step
/// that can be seen, or wait for something that can't be, the scenario is run on real threads many
/// times instead.
///
/// - Parameters:
///   - most: How many orders to try at most.
///   - interruptions: How many interruptions an order may have; by default two, or one if there are
///     more than two threads.
///   - watchingVariables: Whether two threads may not use an `Unguarded` variable of the module under
///     test without a step between them that says who comes first. It can't tell two variables of one
///     file from each other.
///   - alsoFreely: Whether the threads run freely, too, if every order goes well. An answer that keeps a
///     plain variable takes no step between looking and changing it; when threads meet often enough,
///     that is seen. All that the scenario touches must be made for several threads.
///   - explanation: What to say beside the complaint: why it happens, and what would help.
///   - file: The file of the test.
///   - sourceLocation: Where to report what goes wrong.
///   - fill: Makes everything that the threads touch, adds the threads, and says what must hold. It
///     is called once for each order.
/// - Returns: What came of it.
@discardableResult
public func inEveryInterleaving(
  most: Int = 4_000,
  interruptions: Int? = nil,
  watchingVariables: Bool = false,
  alsoFreely: Bool = false,
  _ explanation: String? = nil,
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ fill: (Scenario) -> Void
) -> Exploration {
  let testModule = "\(file)".split(separator: "/").first ?? ""
  let module = String(testModule).replacing("Tests", with: "")
  let exploration = explore(
    in: module,
    most: most,
    interruptions: interruptions,
    watchingVariables: watchingVariables,
    fill
  )
  if let failure = exploration.failure {
    let number =
      failure.number == 1
      ? "This is the first order of their steps."
      : """
      This is order \(failure.number) of their steps; in those before it nothing goes wrong.
      """
    report(
      [failure.complaint, explanation].compactMap(\.self).joined(separator: " "),
      picture: failure.picture(of: module) + ["", number],
      at: sourceLocation
    )
    return exploration
  }
  let isAllSeen = exploration.sawSteps && !exploration.isBlind
  if alsoFreely || !isAllSeen, let complaint = inManyRounds(areApart: alsoFreely, fill) {
    let note: String? =
      if exploration.isBlind {
        """
        (This was seen on threads that ran freely: one of them waits for something that can't be seen \
        when their orders are tried one by one.)
        """
      } else if isAllSeen {
        """
        (This was seen on threads that ran freely, and not in the orders that were tried one by one: what \
        takes no step there, such as the use of a plain variable, shows only so.)
        """
      } else {
        nil
      }
    report(
      [complaint, explanation, note].compactMap(\.self).joined(separator: " "),
      picture: [],
      at: sourceLocation
    )
  } else if isAllSeen, !exploration.isComplete, module.hasPrefix("Solution") {
    // A reader's answer may take more steps than this; the test was made for those of the solution.
    report(
      """
      There are more orders than the \(exploration.orders) that were tried: let the threads do less, \
      or allow more orders.
      """,
      picture: [],
      at: sourceLocation
    )
  }
  return exploration
}

private func report(_ sentence: String, picture: [String], at sourceLocation: SourceLocation) {
  let text = picture.isEmpty ? sentence : sentence + "\n\n" + picture.joined(separator: "\n")
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// Runs the scenario on real threads, again and again, and returns the first complaint.
private func inManyRounds(areApart: Bool, _ fill: (Scenario) -> Void) -> String? {
  // As many as a race needs to be seen, also on a busy computer, and more where that takes no time.
  let (fewest, most) = areApart ? (3, 5) : (1, 2)
  let end = Date(timeIntervalSinceNow: 1)
  // In batches, so that a complaint comes soon, and a busy computer is not kept busy for long.
  for batch in 0..<most where batch < fewest || Date() < end {
    let scenarios = (0..<200)
      .map { _ in
        let scenario = Scenario()
        fill(scenario)
        return scenario
      }
    guard let first = scenarios.first else { return nil }
    let inTime = onThreads(
      first.threadCount,
      rounds: scenarios.count,
      areApart: areApart
    ) { thread, round in
      scenarios[round].runThread(thread)
    }
    guard inTime else { return "A thread did not come back." }
    for scenario in scenarios {
      if let complaint = scenario.verdict() { return complaint }
    }
  }
  return nil
}
