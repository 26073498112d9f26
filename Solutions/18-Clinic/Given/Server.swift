import Solution03TokensAndBags

/// The weather server, operated by hand.
///
/// A census counts the questions that are waiting for an answer.
public final class Server: Sendable {
  /// What a server can do with a question.
  public enum Answer: CaseIterable, Sendable {
    /// It sends the temperature.
    case temperature
    /// Nothing comes: there is no network in the valley, and the phone keeps waiting.
    case silence
    /// It says something that makes no sense.
    case nonsense
    /// It does not know the city.
    case unknownCity
    /// There is no network, and the phone knows that.
    case offline
    /// The system does not trust the server today.
    case certificateExpired
  }

  /// The system's error when it does not trust the server.
  public struct CertificateExpired: Error {}

  private struct Question {
    let number: Int
    let call: (Result<String, any Error>) -> Void
    let ticket: Census.Ticket
  }

  private let questions = Lock<(next: Int, waiting: [Question])>((0, []))
  private let census: Census

  init(census: Census) {
    self.census = census
  }

  /// Asks for the weather in a city.
  ///
  /// - Parameters:
  ///   - city: The city.
  ///   - completion: Is called with the server's words or an error, on the server's thread, or
  ///     never.
  /// - Returns: A token that takes the question back.
  public func ask(
    _ city: String,
    completion: @escaping (Result<String, any Error>) -> Void
  ) -> Disposable {
    let ticket = census.ticket("question")
    let number = questions.withLock { questions in
      questions.next += 1
      questions.waiting.append(
        Question(number: questions.next, call: completion, ticket: ticket)
      )
      return questions.next
    }
    return Disposables.create { [self] in
      let takenBack = questions.withLock { questions in
        let index = questions.waiting.firstIndex { $0.number == number }
        return index.map { questions.waiting.remove(at: $0) }
      }
      takenBack?.ticket.dispose()
    }
  }

  /// The number of questions that are waiting.
  var waiting: Int {
    questions.withLock { $0.waiting.count }
  }

  /// Answers the newest of the waiting questions, on the calling thread.
  func answer(_ answer: Answer) {
    if let reply = answer.reply { call(reply) }
  }

  /// Fails the newest of the waiting questions, on the calling thread, with an error of any type.
  func fail(_ error: any Error) {
    call(.failure(error))
  }

  private func call(_ reply: Result<String, any Error>) {
    guard let question = questions.withLock({ $0.waiting.popLast() }) else { return }
    question.ticket.dispose()
    question.call(reply)
  }
}

extension Server.Answer {
  /// What the completion closure is called with, if it is called.
  fileprivate var reply: Result<String, any Error>? {
    switch self {
    case .temperature: .success("12")
    case .nonsense: .success("<html>")
    case .unknownCity: .failure(ForecastError.unknownCity)
    case .offline: .failure(ForecastError.offline)
    case .certificateExpired: .failure(Server.CertificateExpired())
    case .silence: nil
    }
  }
}
