import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time

// exercise 18.14: Fix this program; you may change all of it.
/// Sends texts to the server, and does not give up at the first failure.
struct DiaryUpload {
  let scheduler: SchedulerType
  let send: (String) -> Observable<Never>

  /// Sends a text, up to three times, with a pause of five seconds before it tries again.
  func upload(_ text: String) -> Observable<Never> {
    let pause = RxTimeInterval.seconds(5)
    return Observable.deferred { send(text) }
      // A server that says nothing for a minute is not going to answer.
      .timeout(.seconds(60), scheduler: scheduler)
      .retry(when: { (failures: Observable<any Error>) in
        // starts as: failures.take(2).delay(pause, scheduler: scheduler)
        failures.enumerated()
          .flatMap { index, failure -> Observable<Int> in
            guard index < 2 else { return .error(failure) }
            return .timer(pause, scheduler: scheduler)
          }
        // from here on alike
      })
  }
}
// end 18.14
