import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.20 Three tickets` {
  private let visit = Visit()

  @Test func `a tap buys a ticket at once`() {
    visit.tap(at: 0)
    visit.look(at: 1)

    #expect(visit.server.asked == ["ticket"], "The button was tapped once, and buys one ticket.")
    visit.answer(at: 20)
    #expect(visit.tickets.values == ["sunrise"], "The ticket is paid for, but not shown.")
  }

  @Test func `tapping again on the train buys nothing more`() {
    visit.tap(at: 0)
    visit.tap(at: 1_500)
    visit.tap(at: 7_000)
    visit.answer(at: 8_000)
    visit.look(at: 20_000)

    #expect(
      visit.server.asked.count == 1,
      """
      The train was in a tunnel. Nothing happened for eight seconds, so Alex tapped a second and a \
      third time, and has paid \(visit.server.asked.count) times for one sunrise.
      """
    )
    #expect(
      visit.tickets.values == ["sunrise"],
      "The first tap bought a ticket: show that one."
    )
  }

  @Test func `a purchase that has begun is not cancelled`() {
    visit.tap(at: 0)
    visit.tap(at: 1_500)
    visit.look(at: 1_600)

    #expect(
      visit.server.waiting.count == 1 && visit.server.asked.count == 1,
      """
      The first request has to stay, and be the only one. The server has it: if it is cancelled it \
      is paid for all the same, and nobody will see that ticket.
      """
    )
  }

  @Test func `a double tap at home buys one ticket`() {
    visit.tap(at: 0)
    visit.answer(at: 60)
    visit.tap(at: 200)
    visit.look(at: 1_000)

    #expect(
      visit.server.asked.count == 1,
      "A thumb trembled. At home the server is so quick that the first ticket was already there."
    )
  }

  @Test func `after one ticket another can be bought`() {
    visit.tap(at: 0)
    visit.answer(at: 2_000)
    visit.tap(at: 3_000)
    visit.answer(at: 5_000)

    #expect(
      visit.tickets.values == ["sunrise", "sunrise"],
      "Alex wants to take a friend along: a second purchase, well after the first."
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.threeTickets, are: [.noBrake])
  }
}

/// A button, its clock in milliseconds, and its server.
private final class Visit {
  let server = HandServer<String>()
  let tickets = Recorder<String>()
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private let button: TicketButton
  private let token: Disposable

  init() {
    button = TicketButton(scheduler: clock) { [server] in server.ask("ticket") }
    token = button.tickets.subscribe(onNext: { [tickets] in tickets.record($0) })
  }

  deinit {
    token.dispose()
  }

  func tap(at time: Int) {
    look(at: time)
    button.tap()
  }

  func answer(at time: Int) {
    look(at: time)
    server.answer("ticket", "sunrise")
  }

  /// Lets time pass until `time`.
  func look(at time: Int) {
    clock.advanceTo(time)
  }
}
