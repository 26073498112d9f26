import Solution03TokensAndBags

/// A screen without glass: what it shows can be read, and it notes changes made away from main.
///
/// A real one is ruined by that: sometimes, on some days, on somebody else's phone.
public final class Screen: @unchecked Sendable {
  private struct Contents {
    var title = ""
    var temperature = ""
    var isLoading = false
    var complaints: [String] = []
  }

  // Unchecked: the lock guards the contents.
  private let contents = Lock(Contents())

  /// Creates an empty screen.
  public init() {}

  /// The name of the place.
  public var title: String {
    get { contents.withLock { $0.title } }
    set { touch("title") { $0.title = newValue } }
  }

  /// The temperature, as text.
  public var temperature: String {
    get { contents.withLock { $0.temperature } }
    set { touch("temperature") { $0.temperature = newValue } }
  }

  /// Whether the spinner turns.
  public var isLoading: Bool {
    get { contents.withLock { $0.isLoading } }
    set { touch("isLoading") { $0.isLoading = newValue } }
  }

  /// One sentence for each time a property was changed from a wrong queue.
  public var complaints: [String] {
    contents.withLock { $0.complaints }
  }

  private func touch(_ property: String, _ change: (inout Contents) -> Void) {
    let colour = Colour.current
    contents.withLock { contents in
      change(&contents)
      if colour != "main" {
        contents.complaints.append("\(property) was changed on \(colour), and not on main")
      }
    }
  }
}
