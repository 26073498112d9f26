import Synchronization

/// A record of what the sinks of this chapter do: who is born, who sends what, who dies.
///
/// It works in debug builds, for what happens inside `Trace.of(_:)`; a release build leaves it out.
/// ```swift
/// let trace = Trace.of { _ = Observable.of(1, 2).map { $0 * 10 }.subscribe() }
/// print(trace.lines.joined(separator: "\n"))
/// ```
public final class Trace: Sendable {
  fileprivate struct Record {
    var lines: [String] = []
    var disposals: [String] = []
    var members: [ObjectIdentifier: Member] = [:]
    var births: [String: Int] = [:]
  }

  fileprivate struct Member {
    let name: String
    weak let object: AnyObject?
  }

  private let record = Mutex(Record())

  @TaskLocal private static var current: Trace?

  private init() {}

  /// Runs `body`, and records what happens meanwhile.
  public static func of(_ body: () throws -> Void) rethrows -> Trace {
    let trace = Trace()
    try trace.resume(body)
    return trace
  }

  /// Runs `body`, and adds what happens meanwhile to the record.
  public func resume(_ body: () throws -> Void) rethrows {
    try Self.$current.withValue(self) { try body() }
  }

  /// What has happened, a line each, oldest first.
  public var lines: [String] {
    record.withLock { $0.lines }
  }

  /// The sinks that were disposed by their tokens, in that order; an end disposes, too.
  public var disposals: [String] {
    record.withLock { $0.disposals }
  }

  /// The names of the objects that were born and have not died, in alphabetical order.
  public var alive: [String] {
    // Copied out first: an object whose last reference this turns out to be dies outside the lock.
    let members = record.withLock { Array($0.members.values) }
    return members.filter { $0.object != nil }.map(\.name).sorted()
  }

  /// Adds a line of your own to the record that is being made.
  public static func note(_ line: String) {
    current?.add { _ in line }
  }

  // MARK: For producers, sinks and disposers
  //
  // What is only named in the record is handed over unevaluated: making an `Any` of it would cost more
  // than the rest of what a sink does when it is built.

  @inline(__always)
  static func born(_ object: AnyObject) {
    #if DEBUG
    current?.enter(object)
    #endif
  }

  @inline(__always)
  static func born(_ object: AnyObject, inFrontOf observer: @autoclosure () -> Any) {
    #if DEBUG
    current?.enter(object, inFrontOf: observer())
    #endif
  }

  @inline(__always)
  static func died(_ object: AnyObject) {
    #if DEBUG
    current?.leave(object)
    #endif
  }

  @inline(__always)
  static func sends<Event>(_ object: AnyObject, _ event: @autoclosure () -> Event) {
    #if DEBUG
    guard let current else { return }
    let event = event()
    current.add { record in "\(record.name(of: object)) sends \(event)" }
    #endif
  }

  @inline(__always)
  static func disposes(_ sink: @autoclosure () -> Any) {
    #if DEBUG
    guard let current else { return }
    let sink = sink()
    current
      .add { record in
        record.disposals.append(record.name(of: sink))
        return nil
      }
    #endif
  }

  @inline(__always)
  static func holds(_ holder: AnyObject, _ held: @autoclosure () -> Any?) {
    #if DEBUG
    guard let current, let held = held() else { return }
    current.add { record in "\(record.name(of: holder)) holds \(record.name(of: held))" }
    #endif
  }

  private func enter(_ object: AnyObject, inFrontOf observer: Any? = nil) {
    add { record in
      let type = Self.nameOfType(of: object)
      let number = record.births[type, default: 0] + 1
      record.births[type] = number
      let name = "\(type)#\(number)"
      record.members[ObjectIdentifier(object)] = Member(name: name, object: object)
      return observer.map { "\(name) is born, in front of \(record.position(of: $0))" }
        ?? "\(name) is born"
    }
  }

  private func leave(_ object: AnyObject) {
    add { record in
      record.members.removeValue(forKey: ObjectIdentifier(object)).map { "\($0.name) dies" }
    }
  }

  private func add(_ line: (inout Record) -> String?) {
    record.withLock { record in
      if let line = line(&record) { record.lines.append(line) }
    }
  }

  fileprivate static func nameOfType(of value: Any) -> String {
    String("\(type(of: value))".prefix { $0 != "<" })
  }
}

extension Trace.Record {
  fileprivate func name(of value: Any) -> String {
    members[ObjectIdentifier(value as AnyObject)]?.name ?? Trace.nameOfType(of: value)
  }

  /// The name of an observer; if it is not a sink but part of one, also the name of the sink.
  fileprivate func position(of observer: Any) -> String {
    let name = name(of: observer)
    guard !name.contains("#") else { return name }
    let owner = Mirror(reflecting: observer).children
      .lazy
      .filter { type(of: $0.value) is AnyClass }
      .compactMap { members[ObjectIdentifier($0.value as AnyObject)]?.name }
      .first
    return owner.map { "\(name) of \($0)" } ?? name
  }
}
