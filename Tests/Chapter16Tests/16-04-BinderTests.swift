import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.4 Binder` {
  @Test func `it sets an element on the object`() {
    let label = Label()
    let binder = Binder(label) { (label: Label, degrees: Int) in label.text = "\(degrees)°" }
    binder.onNext(12)
    #expect(
      label.text == "12°",
      "On main, with nothing pending, it has to be set before `onNext` returns."
    )
    binder.onNext(13)

    #expect(label.history == ["12°", "13°"], "Each element has to be set, once.")
  }

  @Test func `an element from another thread is set on main`() async {
    let label = Label()
    let binder = Binder(label) { (label: Label, text: String) in label.text = text }
    elsewhere { [binder] in
      binder.onNext("rain")
      binder.onNext("sun")
    }
    await turnOfMain()

    #expect(label.complaints == [], "The label was touched off the main thread.")
    #expect(label.history == ["rain", "sun"], "Both have to be set, in their order.")
  }

  @Test func `an element from main does not overtake one that waits for main`() async {
    let label = Label()
    let binder = Binder(label) { (label: Label, text: String) in label.text = text }
    elsewhere { [binder] in binder.onNext("rain") }
    binder.onNext("sun")
    await turnOfMain()

    #expect(
      label.history == ["rain", "sun"],
      """
      The rain came first, from another thread, and waited for main. Then the sun came on main. If it \
      is set before the rain, the label shows the older one in the end.
      """
    )
  }

  @Test func `an element that comes while another is set waits for its turn`() async {
    let (log, label) = (Log(), Label())
    var binder: Binder<Int>?
    binder = Binder(label) { (_: Label, degrees: Int) in
      log.record("\(degrees)° begins")
      if degrees == 12 { binder?.onNext(13) }
      log.record("\(degrees)° is set")
    }
    binder?.onNext(12)
    await turnOfMain()
    binder = nil

    #expect(
      log.values == ["12° begins", "12° is set", "13° begins", "13° is set"],
      "While 12° is set, 13° comes. Each of them has to be set, once, and one after the other."
    )
    withExtendedLifetime(label) {}
  }

  @Test func `it does not keep the object`() {
    var label: Label? = Label()
    weak let watched = label
    var calls = 0
    let binder = label.map { label in
      Binder(label) { (_: Label, _: String) in calls += 1 }
    }
    label = nil
    #expect(watched == nil, "The screen is closed, and the binder keeps its label alive.")
    binder?.onNext("rain")

    #expect(calls == 0, "There is no object left to set anything on.")
  }

  @Test func `a waiting element does not keep the object either`() {
    let scheduler = TestScheduler(initialClock: 0)
    var label: Label? = Label()
    weak let watched = label
    var calls = 0
    let binder = label.map { label in
      Binder(label, scheduler: scheduler) { (_: Label, _: String) in calls += 1 }
    }
    binder?.onNext("rain")
    label = nil
    #expect(
      watched == nil,
      "The element waits for its turn on the scheduler, and keeps the label alive until then."
    )
    scheduler.start()

    #expect(calls == 0, "When its turn came, the object was gone.")
  }

  @Test func `an element that waits is set, even if the binder is gone`() {
    let scheduler = TestScheduler(initialClock: 0)
    let label = Label()
    Binder(label, scheduler: scheduler) { (label: Label, text: String) in label.text = text }
      .onNext("rain")
    scheduler.start()

    #expect(
      label.text == "rain",
      """
      The element waited for its turn on the scheduler, and nobody kept the binder meanwhile. The label is \
      still there, and each element has to be set.
      """
    )
  }

  @Test func `it uses the scheduler that it is given`() {
    let scheduler = TestScheduler(initialClock: 0)
    let label = Label()
    let binder = Binder(label, scheduler: scheduler) { (label: Label, text: String) in
      label.text = text
    }
    binder.onNext("rain")
    #expect(label.text == nil, "The scheduler has not run yet.")
    scheduler.start()

    #expect(label.text == "rain", "The scheduler has run, so the text has to be set.")
  }

  @Test func `an end is none of its business`() {
    let label = Label()
    let binder = Binder(label) { (label: Label, text: String) in label.text = text }
    binder.onNext("rain")
    binder.onCompleted()
    #expect(label.history == ["rain"], "The element has to be set, and the end sets nothing.")
    binder.onNext("sun")

    #expect(label.text == "sun", "Several sequences may be bound to one binder, and one has ended.")
  }

  @Test func `an element that waits is set, even if its sequence completes meanwhile`() {
    let scheduler = TestScheduler(initialClock: 0)
    let label = Label()
    let binder = Binder(label, scheduler: scheduler) { (label: Label, text: String) in
      label.text = text
    }
    binder.onNext("rain")
    binder.onCompleted()
    scheduler.start()

    #expect(
      label.history == ["rain"],
      """
      The element waited for its turn on the scheduler, and then its sequence completed. Each element has to \
      be set. Set was \(label.history).
      """
    )
  }

  @Test func `on main it waits for what its scheduler has to do`() async {
    let (scheduler, log, label) = (MainScheduler(), Log(), Label())
    let binder = Binder(label, scheduler: scheduler) { (_: Label, text: String) in
      log.record(text)
    }
    elsewhere {
      _ = scheduler.schedule(()) { _ in
        log.record("earlier work")
        return Disposables.create()
      }
    }
    binder.onNext("rain")
    await turnOfMain()

    #expect(
      log.values == ["earlier work", "rain"],
      """
      The scheduler that the binder was given had work to do on main, and then an element came. It is set on \
      that scheduler, and so after that work. What happened: \(log.values).
      """
    )
    withExtendedLifetime(label) {}
  }

  #if DEBUG
  @Test func `an error stops a debug build`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "An error was sent to a label, and nobody will ever know."
    ) {
      Binder(Label()) { (_: Label, _: Int) in }.onError(RxError.timeout)
    }
    let message = result?.lastSentence ?? ""

    #expect(
      message.contains("timeout"),
      "The message has to name the error: use `reportBindingError`."
    )
  }
  #endif
}
