import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// A service of the old kind: it takes a closure, and calls back.
///
/// There is no network behind it: a test plays the server, and answers the requests by hand.
public final class WeatherService {
  /// A question that was sent to the service.
  public final class Request {
    /// The city that was asked about.
    public let city: String

    /// Whether nobody waits for the answer any more.
    public private(set) var isCancelled = false

    private let completion: (Int?, Swift.Error?) -> Void

    fileprivate init(city: String, completion: @escaping (Int?, Swift.Error?) -> Void) {
      self.city = city
      self.completion = completion
    }

    /// Cancels the request; an answer that is on its way comes all the same.
    public func cancel() {
      isCancelled = true
    }

    /// Calls back, as the server would.
    public func answer(_ degrees: Int?, _ error: Swift.Error?) {
      completion(degrees, error)
    }
  }

  /// The error when the service called back with neither an answer nor an error.
  public struct NoAnswer: Error {
    /// Creates the error.
    public init() {}
  }

  /// All requests so far, oldest first.
  public private(set) var requests: [Request] = []

  /// Creates a service without requests.
  public init() {}

  /// Asks for the temperature in a city.
  ///
  /// - Parameters:
  ///   - city: The city.
  ///   - completion: Is called with the temperature or an error. The type allows both, or neither;
  ///     and nothing says how often it is called.
  /// - Returns: The request, to be cancelled.
  public func request(
    _ city: String,
    completion: @escaping (Int?, Swift.Error?) -> Void
  ) -> Request {
    let request = Request(city: city, completion: completion)
    requests.append(request)
    return request
  }
}

extension WeatherService {
  /// Returns the temperature in a city; the request is sent when somebody subscribes.
  public func temperature(in city: String) -> Single<Int> {
    // exercise 15.1: Send a request for each subscriber, answer with what it calls back, and cancel
    //   it when the subscription is disposed. A call with neither a temperature nor an error is
    //   `NoAnswer`.
    // starts as: .never()
    .create { single in
      let request = self.request(city) { degrees, error in
        if let degrees {
          single(.success(degrees))
        } else {
          single(.failure(error ?? NoAnswer()))
        }
      }
      return Disposables.create { request.cancel() }
    }
    // end 15.1
  }
}
