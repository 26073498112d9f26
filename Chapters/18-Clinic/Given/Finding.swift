/// A line of a review.
struct Finding: Equatable {
  /// What happens to the change; see the review page of this book.
  enum Weight {
    /// Somebody will lose data, time or the app.
    case stop
    /// It is wrong, and is fixed before the change goes in.
    case fix
    /// It may be right, and the author says why.
    case ask
  }

  /// A place in ``StormBoard``, as its comments name it.
  enum Place: CaseIterable {
    case storms, headline, count, outlook, sending
  }

  let weight: Weight
  let fault: Fault
  let place: Place

  /// Creates a finding: how bad it is, what it is, and where.
  init(_ weight: Weight, _ fault: Fault, at place: Place) {
    self.weight = weight
    self.fault = fault
    self.place = place
  }
}
