import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.9 Three leaks` {
  @Test func `the alarm counts the storms`() {
    let forecast = Observable3("sun")
    let alarm = StormAlarm(forecast)
    for weather in ["storm", "rain", "storm"] { forecast.value = weather }

    #expect(alarm.storms == 2, "The test keeps it, and two storms came. Rain is not a storm.")
  }

  @Test func `the alarm counts each storm, and nothing else`() {
    let forecast = Observable3("sun")
    let alarm = StormAlarm(forecast)
    for weather in ["storm", "storm", "thunderstorm", "storm"] { forecast.value = weather }

    #expect(
      alarm.storms == 3,
      """
      The forecast said "storm" three times, the first two in a row, and once it said something else. \
      The alarm should count what it counted before.
      """
    )
  }

  @Test func `the alarm counts what it was told, not what is newest`() {
    let forecast = Observable3("sun")
    let token = forecast.observe { [unowned forecast] weather in
      if weather == "storm" { forecast.value = "sun" }
    }
    let alarm = StormAlarm(forecast)
    forecast.value = "storm"
    token.dispose()

    #expect(
      alarm.storms == 1,
      """
      Another observer heard of the storm first, and set the value to sun again. The alarm was told of       the storm, too, and should count what it counted before.
      """
    )
  }

  @Test func `the alarm does not decide how long its forecast lives`() {
    var forecast: Observable3? = Observable3("sun")
    weak let gone = forecast
    let alarm = forecast.map(StormAlarm.init)
    forecast?.value = "storm"
    forecast = nil

    #expect(
      gone == nil,
      """
      The alarm is there, nobody else keeps the forecast, and it is still in memory. The forecast belongs \
      to others, and they have dropped it.
      """
    )
    #expect(alarm?.storms == 1, "The alarm still knows what it has counted.")
  }

  @Test func `an alarm that nobody keeps is freed`() {
    let forecast = Observable3("sun")
    var alarm: StormAlarm? = StormAlarm(forecast)
    weak let gone = alarm
    alarm = nil

    #expect(
      gone == nil,
      """
      forecast -> closure -> alarm: the closure uses `self`, and so it keeps the alarm. The bag \
      does not help: it ends the observation when it is freed, and the alarm holds the bag.
      """
    )
    #expect(forecast.observerCount == 0, "The alarm is gone, but its observer is still there.")
    forecast.value = "storm"
  }

  @Test func `the thermostat reacts`() {
    let thermostat = Thermostat()
    #expect(!thermostat.isHeating, "Nothing has been measured yet.")
    thermostat.measure(17)
    #expect(thermostat.isHeating, "17 degrees is below 18.")
    thermostat.measure(18)
    #expect(!thermostat.isHeating, "18 degrees is warm enough.")
    thermostat.measure(3)
    #expect(thermostat.isHeating, "It has become cold again: each measurement counts.")
  }

  @Test func `a thermostat that nobody keeps is freed`() {
    var thermostat: Thermostat? = Thermostat()
    weak let gone = thermostat
    thermostat?.measure(17)
    thermostat = nil

    #expect(
      gone == nil,
      """
      thermostat -> degrees -> closure -> thermostat, a retain cycle: a method needs its object, so \
      a method passed as a closure holds its object, though you see no `self`.
      """
    )
  }

  @Test func `a visit goes on while somebody keeps it`() async throws {
    try await aVisitCanEnd()
    let journal = Visit.Journal()
    let visit = Visit(to: "Bern", in: journal)
    withExtendedLifetime(visit) {
      #expect(journal.lines == ["came to Bern"], "The visit has begun, and is not over.")
    }
  }

  @Test func `a visit that nobody keeps is freed, and writes its last line`() async throws {
    try await aVisitCanEnd()
    let journal = Visit.Journal()
    var visit: Visit? = Visit(to: "Bern", in: journal)
    weak let gone = visit
    visit = nil

    #expect(
      gone == nil,
      """
      visit -> bag -> token -> closure -> visit, a retain cycle: the bag waits for the visit to go, \
      and the visit can't go while the bag holds a closure that keeps it.
      """
    )
    #expect(
      journal.lines == ["came to Bern", "left Bern"],
      """
      The visit came to Bern and was freed. Code that runs while an object is being freed finds a \
      weak `self` already nil.
      """
    )
  }

  @Test func `a visit that is over does not keep its journal`() async throws {
    try await aVisitCanEnd()
    var journal: Visit.Journal? = Visit.Journal()
    weak let gone = journal
    var visit = journal.map { Visit(to: "Bern", in: $0) }
    visit = nil
    journal = nil

    #expect(visit == nil && gone == nil, "The visit is over, and the last line is written.")
  }

  /// Frees a visit in a process of its own, so that an answer that stops the program stops only that.
  private func aVisitCanEnd() async throws {
    try await #require(
      processExitsWith: .success,
      """
      A visit began, and was freed, and the program stopped. What runs while an object is being freed \
      can't use that object any more.
      """
    ) {
      _ = Visit(to: "Bern", in: Visit.Journal())
    }
  }
}
