import Dispatch
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution11Schedulers

/// The field in which the user searches for a city.
public final class QueryField {
  // exercise 13.11: The field asks when nothing was typed for 300 ms, and never for the same text twice in
  //   a row: a user who types a letter and deletes it has the answer already.
  // starts as: /// Sends each query that the server is to be asked.
  // starts as: public let queries: Observable<String>
  // starts as:
  // starts as: /// Creates an empty field.
  // starts as: public init(scheduler: SchedulerType) {
  // starts as:   queries = .never()
  // starts as: }
  // starts as:
  // starts as: /// Is called after each letter, with the whole text of the field.
  // starts as: public func type(_ text: String) {}
  /// Sends each query that the server is to be asked.
  public let queries: Observable<String>

  private let texts = PublishSubject<String>()

  /// Creates an empty field.
  public init(scheduler: SchedulerType) {
    queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
      .distinctUntilChanged()
  }

  /// Is called after each letter, with the whole text of the field.
  public func type(_ text: String) {
    texts.onNext(text)
  }
  // end 13.11
}
