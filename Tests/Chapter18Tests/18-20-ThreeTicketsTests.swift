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
    visit.answer(at: 200)

    #expect(visit.tickets.values == ["sunrise"], "The ticket is paid for, but not shown.")
    #expect(
      visit.captions.values == ["Buy", "Buying …", "Buy another"],
      "This is what the button should say."
    )
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
      "The first tap bought a ticket, which should be shown."
    )
  }

  @Test func `a purchase that has begun is not cancelled`() {
    visit.tap(at: 0)
    visit.tap(at: 1_500)
    visit.look(at: 7_900)

    #expect(
      visit.server.waiting.count == 1 && visit.server.asked.count == 1,
      """
      There should be one order, and nobody should cancel it: the server has it, so it is paid \
      for in any case. There were \(visit.server.asked.count) orders in eight seconds, and \
      \(visit.server.waiting.count) of them are waiting.
      """
    )
  }

  @Test func `a long tunnel costs no more than a short one`() {
    visit.tap(at: 0)
    visit.answer(at: 3_600_000)
    visit.look(at: 3_700_000)

    #expect(
      visit.server.asked.count == 1 && visit.tickets.values == ["sunrise"],
      """
      Alex tapped once, and the train stood in the tunnel for an hour. For one tap there were \
      \(visit.server.asked.count) orders, and these tickets: \(visit.tickets.values).
      """
    )
  }

  @Test func `after three seconds the button says that it is still buying`() {
    visit.tap(at: 0)
    visit.look(at: 2_900)
    #expect(visit.captions.values.last == "Buying …", "That was less than three seconds.")
    visit.look(at: 3_100)
    #expect(visit.captions.values.last == "Still buying …", "That was more than three seconds.")
    visit.answer(at: 8_000)

    #expect(
      visit.captions.values == ["Buy", "Buying …", "Still buying …", "Buy another"],
      "The answer came after eight seconds."
    )
  }

  @Test func `a double tap at home buys one ticket`() {
    visit.tap(at: 0)
    visit.answer(at: 60)
    visit.tap(at: 200)
    visit.look(at: 1_000)

    #expect(
      visit.server.asked.count == 1,
      "The thumb trembled, and at home the first ticket was already there."
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

  @Test func `without a network it tries again, a second later`() {
    visit.tap(at: 0)
    visit.fail(at: 100, .noNetwork)
    visit.look(at: 1_000)
    #expect(visit.server.asked.count == 1, "It is too early: it should try again after a second.")
    visit.look(at: 1_200)

    #expect(
      visit.server.asked.count == 2,
      "There was no network, so nothing was sent. A second later, it should try again."
    )
    visit.answer(at: 1_400)
    #expect(visit.tickets.values == ["sunrise"], "The second try has bought a ticket.")
  }

  @Test func `the three seconds begin with the tap, and not with each try`() {
    visit.tap(at: 0)
    visit.fail(at: 100, .noNetwork)
    visit.fail(at: 1_900, .noNetwork)
    visit.look(at: 3_100)

    #expect(
      visit.captions.values == ["Buy", "Buying …", "Still buying …"],
      """
      Two tries have failed, and the third is under way. The tap was more than three seconds ago. The \
      button said: \(visit.captions.values).
      """
    )
  }

  @Test func `without a network it gives up after three tries`() {
    visit.tap(at: 0)
    for time in [100, 1_200, 2_300] { visit.fail(at: time, .noNetwork) }
    visit.look(at: 20_000)

    #expect(
      visit.server.asked.count == 3,
      "There should be two more tries after the first, and no more."
    )
    #expect(visit.captions.values.last == "That did not work", "It has given up.")
    visit.tap(at: 21_000)
    visit.answer(at: 21_200)
    #expect(visit.tickets.values == ["sunrise"], "After that, a tap is a new purchase.")
  }

  @Test func `each purchase is tried three times`() {
    visit.tap(at: 0)
    for time in [100, 1_200, 2_300] { visit.fail(at: time, .noNetwork) }
    visit.tap(at: 21_000)
    for time in [21_100, 22_200, 23_300] { visit.fail(at: time, .noNetwork) }
    visit.look(at: 40_000)

    #expect(
      visit.server.asked.count == 6,
      """
      There was no network. Alex tapped, read that it did not work, and tapped again twenty seconds \
      later. That makes two purchases, with three tries each, but in all there were \
      \(visit.server.asked.count) tries.
      """
    )
  }

  @Test func `a purchase after one that needed three tries is tried three times, too`() {
    visit.tap(at: 0)
    for time in [100, 1_200] { visit.fail(at: time, .noNetwork) }
    visit.answer(at: 2_300)
    visit.tap(at: 21_000)
    for time in [21_100, 22_200] { visit.fail(at: time, .noNetwork) }
    visit.answer(at: 23_300)

    #expect(
      visit.tickets.values == ["sunrise", "sunrise"],
      """
      Twice, a ticket was bought at the third try. There were \(visit.server.asked.count) tries in all, \
      and these tickets: \(visit.tickets.values).
      """
    )
  }

  @Test func `after an error that nobody has foreseen it does not order again`() {
    visit.tap(at: 0)
    visit.fail(at: 100, CancellationError())
    visit.look(at: 20_000)

    #expect(
      visit.server.asked.count == 1,
      """
      The order may have arrived, since it was not the network that failed. It was sent \
      \(visit.server.asked.count) times.
      """
    )
  }

  @Test func `whoever waits for the tickets needs no caption`() {
    let (server, tickets) = (HandServer<String>(), Recorder<String>())
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let button = TicketButton(scheduler: clock) { [server] in server.ask("ticket") }
    let token = button.tickets.subscribe(onNext: tickets.record)
    let reader = button.captions.subscribe()
    button.tap()
    reader.dispose()
    #expect(
      server.waiting == ["ticket"],
      "The caption is gone, and somebody still waits for the ticket: the purchase has to go on."
    )
    server.answer("ticket", "sunrise")
    clock.advanceTo(2_000)
    button.tap()
    server.answer("ticket", "sunset")

    #expect(
      tickets.values == ["sunrise", "sunset"],
      "Nobody reads the caption, and tickets can be bought all the same. Bought: \(tickets.values)."
    )
    token.dispose()
  }

  @Test func `sold out is sold out, also at the second try`() {
    visit.tap(at: 0)
    visit.fail(at: 100, .noNetwork)
    visit.fail(at: 1_300, .soldOut)
    visit.look(at: 5_000)

    #expect(
      visit.server.asked.count == 2,
      """
      The first try had no network, and at the second one the tickets were sold out, so there should be \
      no third one. There were \(visit.server.asked.count) tries.
      """
    )
    #expect(
      visit.captions.values.last == "Sold out",
      "There are no tickets left. The button said: \(visit.captions.values)."
    )
  }

  @Test func `sold out is sold out`() {
    visit.tap(at: 0)
    visit.fail(at: 200, .soldOut)
    visit.look(at: 300)
    #expect(
      visit.captions.values.last == "Sold out",
      """
      The server said at 0.2 s that there are no tickets left, and the button should say so at once. At \
      0.3 s it had said: \(visit.captions.values).
      """
    )
    visit.look(at: 5_000)

    #expect(visit.server.asked.count == 1, "Asking again does not make more tickets.")
    #expect(
      visit.captions.values.last == "Sold out",
      "There are no tickets left, and the button should say so."
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.threeTickets, are: [.noBrake])
  }
}

/// A button, its clock in milliseconds, and its server.
private final class Visit {
  let server = HandServer<String>()
  let tickets = Recorder<String>()
  let captions = Recorder<String>()
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private let button: TicketButton
  private let bag = DisposeBag()

  init() {
    button = TicketButton(scheduler: clock) { [server] in server.ask("ticket") }
    button.tickets.subscribe(onNext: tickets.record).disposed(by: bag)
    button.captions.subscribe(onNext: captions.record).disposed(by: bag)
  }

  func tap(at time: Int) {
    look(at: time)
    button.tap()
  }

  func answer(at time: Int) {
    look(at: time)
    server.answer("ticket", "sunrise")
  }

  func fail(at time: Int, _ error: TicketError) {
    fail(at: time, error as any Error)
  }

  func fail(at time: Int, _ error: any Error) {
    look(at: time)
    server.fail("ticket", error)
  }

  /// Lets time pass until `time`.
  func look(at time: Int) {
    clock.advanceTo(time)
  }
}
