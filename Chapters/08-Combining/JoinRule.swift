/// How sources are joined.
enum JoinRule {
  /// `combineLatest`: a result for each element that comes, from the newest element of each source.
  case newest

  /// `zip`: a result from the first elements, then one from the second ones, and so on.
  case inOrder

  /// `zip` of a collection: the same, but it also ends when the last living source sends an element
  /// that can never be joined.
  case inOrderWhilePossible
}

/// What a sink that joins does about an element that has come.
enum JoinStep {
  /// Nothing, for now.
  case wait
  /// Make a result and send it.
  case sendResult
  /// Complete: no more results can come.
  case complete
}

extension JoinRule {
  /// Returns what to do about an element that has come.
  ///
  /// - Parameters:
  ///   - gaps: The number of sources that have no element to give.
  ///   - living: The number of sources that have not completed, including the one that has sent.
  /// - Returns: What to do.
  func step(gaps: Int, living: Int) -> JoinStep {
    switch self {
    case .newest: stepOfNewest(gaps: gaps, living: living)
    case .inOrder: stepInOrder(gaps: gaps)
    case .inOrderWhilePossible: stepInOrderWhilePossible(gaps: gaps, living: living)
    }
  }

  private func stepOfNewest(gaps: Int, living: Int) -> JoinStep {
    // exercise 8.4: Send a result when there is an element of each source. When there isn't, and no
    //   living source could fill a gap, complete.
    .wait
    // end 8.4
  }

  private func stepInOrder(gaps: Int) -> JoinStep {
    // exercise 8.5: Send a result when there is an element of each source. The end comes when the
    //   last source has completed, and not before.
    .wait
    // end 8.5
  }

  private func stepInOrderWhilePossible(gaps: Int, living: Int) -> JoinStep {
    // exercise 8.5: Send a result when there is an element of each source. When there isn't, and no
    //   living source could fill a gap, complete.
    .wait
    // end 8.5
  }
}
