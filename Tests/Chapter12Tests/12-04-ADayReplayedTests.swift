import Dispatch
import Foundation
import Solution03TokensAndBags
import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.4 A day replayed` {
  private let clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_000))

  private func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSince1970: seconds)
  }

  private func plan(_ text: String, at seconds: TimeInterval, _ done: @escaping (String) -> Void) {
    _ = clock.scheduleAbsoluteVirtual((), time: date(seconds)) { [clock] _ in
      done("\(text) \(clock.now.timeIntervalSince1970)")
      return Disposables.create()
    }
  }

  @Test func `readings come back in the order of their dates`() {
    var heard: [String] = []
    plan("storm", at: 2_400) { heard.append($0) }
    plan("calm", at: 1_200) { heard.append($0) }
    plan("wind", at: 1_800) { heard.append($0) }
    clock.start()

    #expect(
      heard == ["calm 1200.0", "wind 1800.0", "storm 2400.0"],
      "The clock has to compare the dates."
    )
  }

  @Test func `half a second is a span, too`() {
    var heard: [String] = []
    plan("thunder", at: 1_200.5) { heard.append($0) }
    plan("lightning", at: 1_200.25) { heard.append($0) }
    clock.start()
    #expect(
      heard == ["lightning 1200.25", "thunder 1200.5"],
      "A date is finer than a second. With rounding, the thunder would overtake the lightning."
    )
  }

  @Test func `a span is a number of seconds`() {
    var heard: [Date] = []
    _ = clock.scheduleRelativeVirtual((), dueTime: 90.5) { [clock] _ in
      heard.append(clock.clock)
      return Disposables.create()
    }
    _ = clock.scheduleRelative((), dueTime: .milliseconds(2_500)) { [clock] _ in
      heard.append(clock.clock)
      return Disposables.create()
    }
    clock.start()
    #expect(
      heard == [date(1_002.5), date(1_090.5)],
      "Both count from the 1,000 seconds at which the clock began; milliseconds are converted."
    )
  }

  @Test func `the converter is the same in both directions`() {
    let converter = HistoricalSchedulerTimeConverter()
    #expect(converter.convertToVirtualTime(date(10.75)) == date(10.75), "A date is a date.")
    #expect(converter.convertFromVirtualTime(date(10.75)) == date(10.75), "A date is a date.")
    #expect(converter.convertFromVirtualTimeInterval(1.5) == 1.5, "Seconds are seconds.")
    #expect(converter.convertToVirtualTimeInterval(1.5) == 1.5, "Seconds are seconds.")
    #expect(
      converter.convertToVirtualTimeInterval(-4) == -4
        && converter.convertFromVirtualTimeInterval(-4) == -4,
      "A number of seconds may be negative."
    )
    #expect(
      converter.offsetVirtualTime(date(10), offset: -4) == date(6),
      "A negative offset means an earlier date."
    )
    #expect(
      converter.offsetVirtualTime(.distantFuture, offset: 60) > .distantFuture,
      "A minute after the moment of `.never` is a minute later: a clock may have come there."
    )
    #expect(converter.compareVirtualTime(date(1), date(2)) == .lessThan, "1 comes before 2.")
    #expect(converter.compareVirtualTime(date(2), date(2)) == .equal, "It is the same moment.")
    #expect(converter.compareVirtualTime(date(2), date(1)) == .greaterThan, "2 comes after 1.")
  }

  @Test func `nothing is rounded`() {
    let converter = HistoricalSchedulerTimeConverter()
    let fine = Date(timeIntervalSinceReferenceDate: 1e-9)
    // A power of two, so that no way to count seconds rounds it by itself.
    let span = 1.0 / 4096

    #expect(
      converter.convertToVirtualTime(fine) == fine
        && converter.convertFromVirtualTime(fine) == fine,
      "A date knows a billionth of a second, and has to come back as the date that it was."
    )
    #expect(
      converter.convertToVirtualTimeInterval(span) == span
        && converter.convertFromVirtualTimeInterval(span) == span,
      "A quarter of a millisecond is a span, too."
    )
    #expect(
      converter.offsetVirtualTime(Date(timeIntervalSinceReferenceDate: 0), offset: span)
        == Date(timeIntervalSinceReferenceDate: span),
      "A quarter of a millisecond was added, and the date is not that much later."
    )
    #expect(
      converter.offsetVirtualTime(fine, offset: span) > Date(timeIntervalSinceReferenceDate: span),
      """
      A date was a billionth of a second after another one. The same span was added to both, and now it is \
      not later any more.
      """
    )
    #expect(
      converter.compareVirtualTime(Date(timeIntervalSinceReferenceDate: 0), fine) == .lessThan,
      "A billionth of a second is enough to come first."
    )
  }

  @Test func `never is later than everything`() {
    var heard: [String] = []
    plan("calm", at: 1_200) { heard.append($0) }
    let token = clock.scheduleRelative((), dueTime: .never) { _ in
      heard.append("never")
      return Disposables.create()
    }
    clock.advanceTo(date(1_000_000))
    token.dispose()
    #expect(
      heard == ["calm 1200.0"],
      "A million seconds have gone by, and `.never` must not have come."
    )
  }
}
