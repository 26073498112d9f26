import Solution03TokensAndBags
import Solution04Events

/// The tests that Alex runs on an app whose spinner does not stop.
///
/// Each is a small test: it works on a ``Lab``, and returns what it has found, in words. If it
/// finds nothing, the suspect is cleared. So a test that can't find anything is worse than none.
public enum Inquiry {
  /// Looks for what pages leave behind when the user leaves them, and for what goes too soon.
  ///
  /// - Parameter lab: An app that has no page open.
  /// - Returns: The kinds that grow with each visit, and `goneTooSoon` if a question was taken back
  ///   while its page was waiting for the answer.
  public static func memory(of lab: Lab) -> [String] {
    // exercise 18.22: Find what each visit leaves behind, whether it is short, gets an answer, or ends
    //   while the spinner spins. What is made once and kept is not a leak. Also find out
    //   whether a question is gone while its page is waiting.
    // starts as: lab.open()
    // starts as: lab.close()
    // starts as: return lab.census.counts.keys.sorted()
    var hasGone = false
    func search(_ city: String) {
      lab.search(city)
      if lab.questions == 0 { hasGone = true }
    }
    func visit(_ whatTheUserDoes: () -> Void) {
      lab.open()
      whatTheUserDoes()
      lab.close()
    }
    func waitForAnAnswer() {
      search("Rome")
      lab.answer(.temperature)
    }
    let leaks = lab.census.leaks {
      visit {}
      visit { search("Rome") }
      visit { waitForAnAnswer() }
      visit {
        waitForAnAnswer()
        search("Oslo")
      }
    }
    return leaks.keys.sorted() + (hasGone ? [goneTooSoon] : [])
    // end 18.22
  }

  /// What ``memory(of:)`` says about a question that is taken back while its page is waiting.
  public static let goneTooSoon = "question, gone too soon"

  /// Looks for what is done to the page off main.
  ///
  /// - Parameter lab: An app that has no page open.
  /// - Returns: The complaints of the page.
  public static func threads(of lab: Lab) -> [String] {
    // exercise 18.23: Find what touches the page off main, whatever the server answers.
    // starts as: lab.open()
    // starts as: lab.search("Rome")
    // starts as: lab.onMain { lab.answer(.temperature) }
    // starts as: return lab.complaints
    lab.open()
    for answer in Server.Answer.allCases {
      lab.search("Rome")
      lab.elsewhere { lab.answer(answer) }
      lab.wait(seconds: 10)
    }
    return lab.complaints
    // end 18.23
  }

  /// Looks for questions to the service that were not answered as promised.
  ///
  /// The promise: within ten seconds, whatever the server does, there is one temperature and the
  /// end, or an error and nothing else.
  ///
  /// - Parameter lab: An app that has no page open.
  /// - Returns: The stories of the questions for which the service broke its promise.
  public static func promises(of lab: Lab) -> [String] {
    // exercise 18.24: Find the questions for which the service has broken its promise.
    // starts as: lab.open()
    // starts as: lab.search("Rome")
    // starts as: lab.answer(.temperature)
    // starts as: return lab.logbook.stories.filter { $0.end == .open }.map(\.description)
    lab.open()
    for answer in Server.Answer.allCases {
      lab.search("Rome")
      lab.answer(answer)
      lab.wait(seconds: 10)
    }
    return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
    // end 18.24
  }

  /// Whether a question was answered as promised.
  private static func keepsThePromise(_ story: Story) -> Bool {
    // exercise 18.24: One temperature and then the end, or an error and nothing else.
    // starts as: true
    switch story.end {
    case .completed: story.elements == 1
    case .failed: story.elements == 0
    case .open, .givenUp: false
    }
    // end 18.24
  }
}
