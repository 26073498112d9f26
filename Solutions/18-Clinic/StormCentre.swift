import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

/// Listens to the storm warnings from the start of the app to its end.
public final class StormCentre {
  // exercise 18.19: It passes on what the server sends, and keeps the newest.
  // starts as: private let sent = PublishSubject<String>()
  private let sent = ReplaySubject<String>.create(bufferSize: 1)
  // end 18.19

  private let bag = DisposeBag()

  /// Creates the centre, and begins to listen.
  ///
  /// - Parameter server: Sends a warning, or that a storm is over, when there is something to say:
  ///   three times a week.
  public init(server: Observable<String>) {
    server.subscribe(onNext: { [sent] warning in sent.onNext(warning) }).disposed(by: bag)
  }

  /// The warnings, for a page that opens, whenever it does.
  public var warnings: Observable<String> {
    // exercise 18.19: A page gets the newest warning when it opens, and each one that follows;
    //   until the server has said something, it gets nothing.
    // starts as: sent
    sent
    // end 18.19
  }
}
