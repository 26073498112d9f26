import Solution04Events

/// A value of the logs: what an element, an event or a line of a log is written as.
enum Value: Hashable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([Value])
}

extension Value: Decodable {
  init(from decoder: Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var values: [Value] = []
      while !list.isAtEnd { values.append(try list.decode(Value.self)) }
      self = .list(values)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let number = try? single.decode(Int.self) {
      self = .number(number)
    } else if let bool = try? single.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .text(try single.decode(String.self))
    }
  }
}

extension Value {
  /// The number that this is, if it is one.
  var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text that this is, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values of the list that this is; none if it is no list.
  var list: [Value] {
    if case .list(let values) = self { values } else { [] }
  }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
}

extension Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    }
  }
}

/// Something that happened at a tick: an event that was heard, or a line of a log.
struct Entry: Hashable, CustomStringConvertible {
  let time: Int
  let what: [Value]

  var description: String {
    "\(what.map(\.description).joined(separator: " ")) @ \(time)"
  }
}

extension Entry: Decodable {
  init(from decoder: Decoder) throws {
    let values = try Value(from: decoder).list
    guard let time = values.first?.number else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an entry begins with its tick")
      )
    }
    self.init(time: time, what: Array(values.dropFirst()))
  }
}

// MARK: Elements and events

/// A type of elements that can be written down.
protocol Loggable {
  var logged: Value { get }
}

extension Int: Loggable {
  var logged: Value { .number(self) }
}

extension String: Loggable {
  var logged: Value { .text(self) }
}

extension Never: Loggable {
  var logged: Value { .null }
}

extension Array: Loggable where Element: Loggable {
  var logged: Value { .list(map(\.logged)) }
}

extension Optional: Loggable where Wrapped: Loggable {
  var logged: Value { map(\.logged) ?? .null }
}

extension Event: Loggable where Element: Loggable {
  var logged: Value { .list(map(\.logged).entry) }
}

extension Event where Element == Value {
  /// The event as it is written, without its tick.
  var entry: [Value] {
    switch self {
    case .next(let value): ["next", value]
    case .completed: ["completed"]
    case .error(is SourceError): ["error"]
    case .error(is Thrown): ["error", "thrown"]
    case .error(let error as RxError): ["error", .text("RxError.\(error.name)")]
    case .error(let error): ["error", .text("\(error)")]
    }
  }
}

extension RxError {
  /// The name of the case, without what it carries.
  fileprivate var name: String {
    String("\(self)".prefix { $0 != "(" })
  }
}

/// The error that sources send.
struct SourceError: Error {}

/// The error that closures throw.
struct Thrown: Error {}
