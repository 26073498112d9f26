import Solution04Events
import Solution12VirtualTime

/// Says in a sentence how the events that came differ from those that should have come.
struct MarbleDifference {
  let expected: [Recorded<Event<String>>]
  let actual: [Recorded<Event<String>>]
  let names: MarbleNames

  /// When the test disposed; nil if it did not.
  var disposed: Int?

  /// The rule that is broken; nil if none is.
  var sentence: String? {
    afterTheEnd ?? afterDispose ?? (expected == actual ? nil : end ?? time ?? events)
  }

  private var afterTheEnd: String? {
    guard
      let end = actual.firstIndex(where: { $0.value.isStopEvent }),
      end + 1 < actual.count
    else { return nil }
    let sign = names.sign(of: actual[end].value)
    return "\(name(actual[end + 1])) after the end: a sequence says nothing after `\(sign)`."
  }

  private var afterDispose: String? {
    guard let disposed, let late = actual.first(where: { $0.time > disposed }) else { return nil }
    return "\(name(late)) after the subscription was disposed at \(disposed)."
  }

  /// The same events up to the end, but another end, or none.
  private var end: String? {
    let expectedEnd = expected.last.flatMap { $0.value.isStopEvent ? $0 : nil }
    let actualEnd = actual.last.flatMap { $0.value.isStopEvent ? $0 : nil }
    guard expected.filter(isElement) == actual.filter(isElement) else { return nil }
    switch (expectedEnd, actualEnd) {
    case (let end?, nil): return "The sequence should have \(words(end)), but did not end."
    case (nil, let end?): return "The sequence \(words(end)), but should have gone on."
    case (let wanted?, let end?) where words(wanted, timed: false) != words(end, timed: false):
      return "The sequence \(words(end)), but should have \(words(wanted))."
    default: return nil
    }
  }

  /// The same events, at other times.
  private var time: String? {
    guard
      expected.map(\.value) == actual.map(\.value),
      let (wanted, came) = zip(expected, actual).first(where: { $0 != $1 })
    else { return nil }
    return "\(name(came)) but belongs at \(wanted.time)."
  }

  private var events: String? {
    let place = zip(expected, actual).prefix { $0.value == $1.value }.count
    guard place < actual.count else { return "\(sign(expected[place])) did not come." }
    guard place < expected.count else { return "\(name(actual[place])) but should not have." }
    let (wanted, came) = (expected[place], actual[place])
    if expected.dropFirst(place + 1).contains(where: { $0.value == came.value }) {
      return "\(sign(wanted)) belongs at \(wanted.time) and did not come."
    }
    if actual.dropFirst(place + 1).contains(where: { $0.value == wanted.value }) {
      return "\(name(came)) but should not have."
    }
    return "\(name(came)) where \(sign(wanted)) belongs."
  }

  private func isElement(_ record: Recorded<Event<String>>) -> Bool {
    !record.value.isStopEvent
  }

  private func sign(_ record: Recorded<Event<String>>) -> String {
    "`\(names.sign(of: record.value))`"
  }

  private func name(_ record: Recorded<Event<String>>) -> String {
    "\(sign(record)) came at \(record.time)"
  }

  private func words(_ end: Recorded<Event<String>>, timed: Bool = true) -> String {
    let time = timed ? " at \(end.time)" : ""
    return end.value.error.map { "failed\(time) with “\($0)”" } ?? "completed\(time)"
  }
}
