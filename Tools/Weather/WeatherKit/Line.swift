import Rx

/// The line that is being typed, and what the last key means to the reactor.
struct Line: Equatable {
  /// What has been typed.
  private(set) var text = ""

  /// What the reactor is to be told.
  private(set) var action: WeatherReactor.Action?

  /// Whether the user wants to leave.
  private(set) var isOver = false

  /// Takes one more key.
  mutating func press(_ key: Key) {
    let before = text
    action = nil
    switch key {
    case .quit: isOver = true
    // A city begins with a capital letter, or is typed behind one: Quito is Q.
    case .character("q") where text.isEmpty: isOver = true
    case .character(let character): text.append(character)
    case .backspace: _ = text.popLast()
    case .clear: text = ""
    case .enter: action = .refresh
    }
    if text != before { action = .type(text) }
  }
}
