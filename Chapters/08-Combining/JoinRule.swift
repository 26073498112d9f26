/// What decides how sources are joined.
enum JoinRule {
  /// `combineLatest`: a result for each element that comes, of the newest element of each source.
  case newest

  /// `zip`: a result of the first elements, one of the second ones, and so on.
  case inOrder

  /// `zip` of a collection: the same, and it ends as soon as it is seen that no result can come.
  case inOrderWhilePossible
}

/// What a joining machine does about an element that has come.
enum JoinStep {
  /// Nothing, for now.
  case wait
  /// Make a result and send it.
  case sendResult
  /// Complete: no result can be made any more.
  case complete
}

extension JoinRule {
  /// Says what follows from an element that has come.
  ///
  /// - Parameters:
  ///   - gaps: The number of sources of which there is no element to give.
  ///   - living: The number of sources that have not completed, with the one that has sent.
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
    //   source is left that could fill a gap, complete.
    .wait
    // end 8.4
  }

  private func stepInOrder(gaps: Int) -> JoinStep {
    // exercise 8.5: Send a result when there is an element of each source. The end comes with that of
    //   the last source, and not before.
    .wait
    // end 8.5
  }

  private func stepInOrderWhilePossible(gaps: Int, living: Int) -> JoinStep {
    // exercise 8.5: Send a result when there is an element of each source. When there isn't, and no
    //   source is left that could fill a gap, complete.
    .wait
    // end 8.5
  }
}
