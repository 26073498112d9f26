import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Prints when the sequence is subscribed, each of its events, and when it is disposed.
  ///
  /// - Parameters:
  ///   - identifier: What the lines begin with; without it, the location in the source code.
  ///   - trimOutput: Whether to shorten the text of an event to its first and last 20 characters.
  ///   - file: The file of that location.
  ///   - line: The line of that location.
  ///   - function: The function of that location.
  /// - Returns: A sequence of the same events.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let location = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return debug(identifier ?? location, trimOutput: trimOutput, write: { print($0) })
  }

  /// Hands what `debug` prints to `write`.
  func debug(
    _ identifier: String,
    trimOutput: Bool,
    write: @escaping (String) -> Void
  ) -> Observable<Element> {
    let diary = Diary(identifier: identifier, trimsEvents: trimOutput, write: write)
    return Debug(source: asObservable(), diary: diary)
  }
}

/// What is written about a sequence, and where.
private struct Diary {
  let identifier: String
  let trimsEvents: Bool
  let write: (String) -> Void

  func add(_ text: String) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    write("\(formatter.string(from: Date())): \(identifier) -> \(text)")
  }

  func add<Element>(_ event: Event<Element>) {
    let text = "\(event)"
    let isTrimmed = trimsEvents && text.count > 40
    add("Event \(isTrimmed ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
  }
}

private final class Debug<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let diary: Diary

  init(source: Observable<Element>, diary: Diary) {
    self.source = source
    self.diary = diary
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    diary.add("subscribed")
    let sink = DebugSink(diary: diary, observer: observer, cancel: cancel)
    return (Disposables.create(sink.lastLine, sink), source.subscribe(sink))
  }
}

private final class DebugSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  /// Writes the last line when it is disposed: by this sink after the end, or by the subscriber.
  let lastLine: Disposable

  private let diary: Diary

  init(diary: Diary, observer: Observer, cancel: SinkDisposer) {
    self.diary = diary
    lastLine = Disposables.create { diary.add("isDisposed") }
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    diary.add(.next(element))
    forwardNext(element)
  }

  override func onError(_ error: Swift.Error) {
    diary.add(Event<Observer.Element>.error(error))
    fail(with: error)
  }

  override func onCompleted() {
    diary.add(Event<Observer.Element>.completed)
    complete()
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    // Not left to the token, which may not have it yet: the source may end inside `subscribe`.
    lastLine.dispose()
  }
}
