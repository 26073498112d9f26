import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution14Sharing
import Solution16Screen

// exercise 18.21: The other half of the program; you may change it, too. Keep `Statistics`,
//   its initializer and `questions`.
// from here on alike

/// What people ask about; there is one for the whole app.
public final class Statistics {
  /// The cities that were asked about, oldest first, as the statistics spell them.
  public private(set) var questions: [String] = []

  /// Creates statistics without any questions.
  public init() {}

  /// How many times a city was asked about.
  public func count(of city: String) -> Int {
    questions.count { $0 == spelling(of: city) }
  }

  /// The entry for a question.
  ///
  /// - Parameter question: A city as somebody typed it.
  /// - Returns: The city as the statistics spell it.
  func entry(for question: String) -> String {
    let city = spelling(of: question)
    questions.append(city)
    return city
  }

  /// The name of a city with capital letters, and without spaces around it.
  private func spelling(of city: String) -> String {
    city.split(separator: " ")
      .map { word in word.prefix(1).uppercased() + word.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}
// end 18.21
