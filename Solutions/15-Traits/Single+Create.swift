import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// What a ``Single`` sends, once: an element or an error.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the outcome of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Returns a single that is answered by a closure, which runs anew for each subscriber.
  ///
  /// - Parameter subscribe: Is called inside `subscribe`, with a closure to call with the answer;
  ///   the first answer counts. What it returns is disposed when there is an answer, or no interest
  ///   any more.
  /// - Returns: The single.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> Disposable
  ) -> Single<Element> {
    // exercise 15.1: Call the closure for each subscriber. Its first answer becomes events, with an
    //   end, and no other does.
    // starts as: .never()
    let source = Observable<Element>
      .create { observer in
        let isFirst = OneShot()
        return subscribe { answer in
          guard isFirst.take() else { return }
          switch answer {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      }
    return PrimitiveSequence(raw: source)
    // end 15.1
  }
}
