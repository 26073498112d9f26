import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution15Traits

/// Asks the server for forecasts, and reads its answers.
public struct ForecastService {
  private let server: Server
  private let clock: SchedulerType

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - server: Answers the questions.
  ///   - clock: Measures how long an answer takes.
  public init(server: Server, clock: SchedulerType) {
    self.server = server
    self.clock = clock
  }

  /// Returns the temperature in a city, which is asked for when somebody subscribes.
  ///
  /// - Returns: One temperature, or an error. A question takes no longer than ten seconds.
  public func temperature(in city: String) -> Single<Int> {
    // exercise 18.25: Whatever the server does, the spinner stops, and the page says something
    //   about it. Fix what is wrong, here or further down.
    // starts as: Single.create { [server] single in
    // starts as:   server.ask(city) { reply in
    // starts as:     switch reply {
    // starts as:     case .success(let words):
    // starts as:       let degrees = Int(words)
    // starts as:       single(degrees.map { .success($0) } ?? .failure(ForecastError.unreadable))
    // starts as:     case .failure(let error):
    // starts as:       single(.failure(error))
    // starts as:     }
    // starts as:   }
    // starts as: }
    // starts as: .timeout(.seconds(10), scheduler: clock)
    Single.create { [server] single in
      server.ask(city) { reply in
        switch reply {
        case .success(let words):
          let degrees = Int(words)
          single(degrees.map { .success($0) } ?? .failure(ForecastError.unreadable))
        case .failure(let error):
          single(.failure(error))
        }
      }
    }
    .timeout(.seconds(10), scheduler: clock)
    // end 18.25
  }
}
