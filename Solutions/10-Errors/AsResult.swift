import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Turns elements and an error into results, so that the sequence never fails.
  ///
  /// ```text
  ///   self:        --1--2--#
  ///   asResult():  --s--s--(f|)      s: .success, f: .failure
  /// ```
  /// RxSwift has no such operator.
  public func asResult() -> Observable<Result<Element, Swift.Error>> {
    // exercise 10.7: Send each element as a success, and an error as a failure; after a failure,
    //   complete.
    // starts as: .empty()
    map { .success($0) }.catch { error in .just(.failure(error)) }
    // end 10.7
  }
}
