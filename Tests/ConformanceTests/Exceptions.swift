/// What our Rx does otherwise than RxSwift on purpose.
struct Departure {
  let variant: String
  /// The scenarios of the variant that are left out, counted from 1; nil for all.
  let scenarios: Set<Int>?
  let reason: String

  init(_ variant: String, scenarios: Set<Int>? = nil, because reason: String) {
    self.variant = variant
    self.scenarios = scenarios
    self.reason = reason
  }
}

/// The departures, by name, each with its reason.
let departures: [Departure] = [
  Departure("publishSubject.disposesWithin", scenarios: [2, 3, 4, 5, 6, 7], because: afterDispose),
  Departure("behaviorSubject.disposesWithin", scenarios: [1, 2, 3, 5, 7], because: afterDispose),
  Departure("replaySubject.1.disposesWithin", because: afterDispose),
  Departure("replaySubject.2.disposesWithin", because: afterDispose),
  Departure("retryWhen.take2", scenarios: [7], because: answeredAndThenEnded),
]

private let afterDispose = """
  RxSwift delivers to a snapshot, so an observer that another one disposes during a delivery still \
  hears that element. Ours hears nothing after `dispose()`, as everywhere in the book.
  """

private let answeredAndThenEnded = """
  The source fails inside `subscribe`, and the notifier answers and completes at once. In RxSwift the \
  completion overtakes the attempt that the answer asked for; with any other source it does not. Ours \
  makes the attempt, however the source fails.
  """
