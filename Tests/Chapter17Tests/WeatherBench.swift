import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution12VirtualTime
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

/// A weather service that a test answers by hand, and a clock whose ticks are 100 milliseconds.
final class WeatherBench {
  // Made at its first use: it belongs to the thread on which it is made, and on Linux the main
  // queue, on which some suites are made and run, is served by different threads at different
  // times.
  private(set) lazy var scheduler = TestScheduler(initialClock: 0, resolution: 0.1)

  /// The requests that were sent, with their ticks.
  let requests = Log()

  private var answers: [String: HandSource<WeatherReport>] = [:]

  /// Creates a reactor that asks this service and this clock.
  func reactor(probe: Lifetimes.Probe? = nil) -> WeatherReactor {
    WeatherReactor(clock: scheduler) { [unowned self] city in
      probe?.touch()
      return .deferred {
        self.requests.record("\(city) @ \(self.scheduler.clock)")
        return self.answer(city)
      }
    }
  }

  /// The answers to the requests for a city.
  func answer(_ city: String) -> HandSource<WeatherReport> {
    if let answer = answers[city] { return answer }
    let answer = HandSource<WeatherReport>()
    answers[city] = answer
    return answer
  }

  /// Lets the service say that the sun is shining.
  func sun(in city: String) {
    answer(city).send(.next(WeatherReport(city: city, text: "sun")), .completed)
  }
}
