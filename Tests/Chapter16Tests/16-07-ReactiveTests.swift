import ContractTesting
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.7 Reactive` {
  private let log = Log()

  @Test func `each property has a binder`() {
    let (label, spinner) = (Label(), Spinner())
    _ = Observable.of("rain", "sun").bind(to: label.rx.text)
    _ = Observable.just(true).bind(to: spinner.rx.isAnimating, spinner.rx.isHidden)

    #expect(label.history == ["rain", "sun"], "`label.rx.text` sets `label.text`.")
    #expect(
      spinner.isAnimating && spinner.isHidden,
      "These binders come from the subscript for key paths."
    )
  }

  @Test func `your own class has them, too`() {
    final class Gauge: NSObject {
      var degrees = 0
    }
    let gauge = Gauge()
    gauge.rx.degrees.onNext(12)

    #expect(gauge.degrees == 12, "Each settable property has a binder.")
  }

  @Test func `a binder of a property does not keep the object`() async {
    var label: Label? = Label()
    weak let watched = label
    let binder = label?.rx.text
    elsewhere { [label] in label?.rx.text.onNext("rain") }
    await turnOfMain()
    #expect(label?.complaints == [], "It is a binder: it sets the text on main.")
    label = nil

    #expect(watched == nil, "The screen is closed, and the binder keeps its label alive.")
    binder?.onNext("sun")
  }

  @Test func `a property that can be watched becomes a sequence`() {
    let barometer = Barometer()
    let token = barometer.rx.observe(\.pressure).subscribe(log.observer())
    #expect(
      log.values == ["next(1013)"],
      "A new subscriber has to receive the current value at once."
    )
    barometer.pressure = 990
    barometer.isFalling = true
    #expect(
      log.values == ["next(1013)", "next(990)"],
      "It sends changes of this property, and of no other."
    )
    token.dispose()
    barometer.pressure = 980

    #expect(
      log.values.count == 2,
      "There were two values before `dispose()`; there must be none after it."
    )
    #expect(barometer.watcherCount == 0, "The subscription is over, and somebody still watches.")
  }

  @Test func `the first value is the one at the time of the subscription`() {
    let barometer = Barometer()
    let pressure = barometer.rx.observe(\.pressure)
    barometer.pressure = 990
    let token = pressure.subscribe(log.observer())

    #expect(
      log.values == ["next(990)"],
      "The pressure changed after the sequence was made, and before anybody subscribed to it."
    )
    token.dispose()
  }

  @Test func `whoever listens to a property keeps its object`() {
    var barometer: Barometer? = Barometer()
    weak let watched = barometer
    let token = barometer?.rx.observe(\.pressure).subscribe(log.observer())
    barometer = nil
    #expect(
      watched != nil,
      "Somebody listens, and the barometer is gone: no change will ever come, and no end."
    )
    token?.dispose()

    #expect(watched == nil, "Nobody listens any more, and the barometer is still kept.")
  }

  @Test func `what a subscriber changes when it hears the first value is sent`() {
    let barometer = Barometer()
    let token = barometer.rx.observe(\.pressure)
      .subscribe(onNext: { [log] pressure in
        log.record("\(pressure)")
        if pressure == 1013 { barometer.pressure = 990 }
      })

    #expect(
      log.values == ["1013", "990"],
      "The subscriber heard 1013 and set the pressure to 990 at once. It has to hear that, too."
    )
    token.dispose()
  }

  @Test func `all subscribers hear what the delegate hears`() {
    let manager = LocationManager()
    let tokens = [
      manager.rx.city.subscribe(log.observer()), manager.rx.city.subscribe(log.observer()),
      manager.rx.failure.subscribe(onNext: { [log] in log.record("\($0)") }),
    ]
    manager.move(to: "Oslo")
    #expect(
      log.values == ["next(Oslo)", "next(Oslo)"],
      """
      There is one slot for a delegate, and there are two subscribers. Each of them has to receive \
      the city.
      """
    )
    manager.fail(with: Storm())
    #expect(log.values.last == "storm", "The delegate's other method is a sequence of its own.")
    for token in tokens { token.dispose() }
    manager.move(to: "Rome")

    #expect(
      log.values.count == 3,
      "There were three before `dispose()`; there must be none after it."
    )
  }

  @Test func `the former delegate goes on`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let token = manager.rx.city.subscribe(log.observer())
    manager.move(to: "Oslo")
    #expect(log.values == ["next(Oslo)"], "The subscriber has to receive the city.")
    #expect(diary.cities == ["Oslo"], "The former delegate still has to hear of the city.")
    token.dispose()
    manager.move(to: "Rome")

    #expect(
      diary.cities == ["Oslo", "Rome"],
      "The former delegate has to hear of each city, even after the subscription."
    )
    #expect(manager.delegate === diary, "Nobody listens: the former delegate has to be restored.")
  }

  @Test func `a sequence to which nobody listens any more does nothing`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let (cities, failures) = (manager.rx.city, manager.rx.failure)
    cities.subscribe(log.observer()).dispose()
    failures.subscribe(onNext: { _ in }).dispose()

    #expect(
      manager.delegate === diary,
      """
      Somebody has listened to cities and failures, and left. The two sequences are still there, but nobody \
      listens: the former delegate has to be restored.
      """
    )
    withExtendedLifetime((cities, failures)) {}
  }

  @Test func `the former delegate hears of the errors, too`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let token = manager.rx.city.subscribe(log.observer())
    manager.fail(with: Storm())
    #expect(diary.failures == ["storm"], "The former delegate still has to hear of an error.")
    token.dispose()

    #expect(log.values == [], "Nobody has come to a city.")
  }

  @Test func `subscribers leave in any order, and the former delegate is back`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let first = manager.rx.city.subscribe(log.observer())
    let second = manager.rx.city.subscribe(log.observer())
    first.dispose()
    manager.move(to: "Oslo")
    #expect(log.values == ["next(Oslo)"], "One of two has left. The other one has to hear it.")
    #expect(diary.cities == ["Oslo"], "One of two has left. The former delegate has to hear it.")
    second.dispose()
    #expect(manager.delegate === diary, "Nobody listens: the former delegate has to be restored.")
    let third = manager.rx.city.subscribe(log.observer())
    manager.move(to: "Rome")

    #expect(
      log.values == ["next(Oslo)", "next(Rome)"] && diary.cities == ["Oslo", "Rome"],
      "Somebody listens again. Subscriber and former delegate have to hear of the city."
    )
    third.dispose()
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `who listens for cities and who listens for errors leave in any order`(_ order: [Int]) {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let errors = Log()
    let tokens = [
      manager.rx.city.subscribe(log.observer()),
      manager.rx.failure.subscribe(onNext: { error in errors.record("\(error)") }),
    ]
    tokens[order[0]].dispose()
    manager.move(to: "Oslo")
    manager.fail(with: Storm())
    #expect(
      log.values == (order[0] == 0 ? [] : ["next(Oslo)"])
        && errors.values == (order[0] == 0 ? ["storm"] : []),
      """
      Of two subscribers, one has left, and the other has to hear what it has subscribed to. For cities \
      it was \(log.values), for errors \(errors.values).
      """
    )
    #expect(
      diary.cities == ["Oslo"] && diary.failures == ["storm"],
      """
      One of two has left. The former delegate has to hear everything, each once. It heard \
      \(diary.cities), and \(diary.failures).
      """
    )
    tokens[order[1]].dispose()
    #expect(manager.delegate === diary, "Nobody listens: the former delegate has to be restored.")
  }

  @Test func `a subscriber that leaves when it hears a city takes nobody with it`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let token = manager.rx.city.take(1).subscribe(log.observer())
    manager.move(to: "Oslo")
    manager.move(to: "Rome")

    #expect(log.values == ["next(Oslo)", "completed"], "It wanted the first city.")
    #expect(
      diary.cities == ["Oslo", "Rome"],
      "The only subscriber left when it heard of Oslo. The former delegate has to hear of both cities."
    )
    token.dispose()
  }

  @Test func `whoever comes when the last one leaves hears the next city`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let city = manager.rx.city
    let token = city.take(1).concat(city).subscribe(log.observer())
    for name in ["Oslo", "Rome", "Paris"] { manager.move(to: name) }

    #expect(
      log.values == ["next(Oslo)", "next(Rome)", "next(Paris)"],
      """
      One subscriber left when it heard of Oslo, and at that moment another one came, for the cities from \
      then on. Heard: \(log.values).
      """
    )
    #expect(diary.cities == ["Oslo", "Rome", "Paris"], "The former delegate hears all of them.")
    token.dispose()
    #expect(manager.delegate === diary, "Nobody listens: the former delegate has to be restored.")
  }

  @Test func `a delegate that is set while somebody listens stays`() {
    let (manager, before, later) = (LocationManager(), TravelDiary(), TravelDiary())
    manager.delegate = before
    let token = manager.rx.city.subscribe(log.observer())
    manager.delegate = later
    token.dispose()

    #expect(
      manager.delegate === later,
      "The program had set another delegate. When the subscriber left, that one was thrown out."
    )
    withExtendedLifetime(before) {}
  }

  @Test func `whoever subscribes after another delegate was set hears the cities, too`() {
    let (manager, later) = (LocationManager(), TravelDiary())
    let first = manager.rx.city.subscribe(onNext: { _ in })
    manager.delegate = later
    let second = manager.rx.city.subscribe(log.observer())
    manager.move(to: "Oslo")
    #expect(
      log.values == ["next(Oslo)"],
      """
      Somebody listened, the program set another delegate, and then a second one subscribed. That \
      subscriber has to hear the city.
      """
    )
    #expect(later.cities == ["Oslo"], "The delegate that the program has set has to hear it, too.")
    second.dispose()
    first.dispose()

    #expect(manager.delegate === later, "Nobody listens, and the program's delegate is not back.")
  }

  @Test func `two managers know nothing of each other`() {
    let (device, car) = (LocationManager(), LocationManager())
    let tokens = [
      device.rx.city.subscribe(onNext: { [log] in log.record("device: \($0)") }),
      car.rx.city.subscribe(onNext: { [log] in log.record("car: \($0)") }),
    ]
    device.move(to: "Oslo")
    car.move(to: "Rome")

    #expect(
      log.values == ["device: Oslo", "car: Rome"],
      "Each of the two subscribers has to hear its own manager, and no other."
    )
    for token in tokens { token.dispose() }
  }

  @Test(arguments: ["cities", "failures"])
  func `a subscription keeps neither the manager nor the former delegate`(of what: String) {
    var (manager, diary): (LocationManager?, TravelDiary?) = (LocationManager(), TravelDiary())
    weak let watchedManager = manager
    weak let watchedDiary = diary
    manager?.delegate = diary
    let token =
      what == "cities"
      ? manager?.rx.city.subscribe(log.observer())
      : manager?.rx.failure.subscribe(onNext: { [log] in log.record("next(\($0))") })
    diary = nil
    #expect(watchedDiary == nil, "Nobody else has the former delegate, and something keeps it.")
    if what == "cities" { manager?.move(to: "Oslo") } else { manager?.fail(with: Storm()) }
    #expect(
      log.values == [what == "cities" ? "next(Oslo)" : "next(storm)"],
      "The former delegate is gone. The subscriber to the \(what) is not, and heard \(log.values)."
    )
    manager = nil

    #expect(watchedManager == nil, "Somebody listens to the \(what), and so keeps the manager.")
    token?.dispose()
  }

  @Test func `the proxy stays the delegate while anybody listens`() {
    let manager = LocationManager()
    let first = manager.rx.city.subscribe(log.observer())
    let second = manager.rx.failure.subscribe(onNext: { _ in })
    first.dispose()
    #expect(manager.delegate != nil, "One of two has gone, and now the other hears nothing.")
    second.dispose()

    #expect(manager.delegate == nil, "Nobody listens any more, and the proxy is still there.")
  }

  @Test func `a notification is an element for whoever is subscribed`() {
    let (center, name) = (NotificationCenter(), Notification.Name("storm"))
    let warnings = center.rx.notification(name).map { "\($0.object ?? "nothing")" }
    center.post(name: name, object: "before")
    let first = warnings.subscribe(log.observer())
    let second = warnings.subscribe(onNext: { [log] in log.record("second: \($0)") })
    center.post(name: name, object: "gale")
    center.post(name: Notification.Name("sun"), object: "noon")
    #expect(
      log.values.sorted() == ["next(gale)", "second: gale"],
      """
      Two are subscribed while one storm is posted: each of them has to hear it, and neither what \
      was posted before, nor what has another name.
      """
    )
    first.dispose()
    center.post(name: name, object: "fog")
    #expect(
      log.values.count == 3 && log.values.last == "second: fog",
      "One of the two has disposed. The other one has to hear the fog, and nobody else."
    )
    second.dispose()
    center.post(name: name, object: "hail")

    #expect(log.values.count == 3, "Both have disposed, and a notification was heard afterwards.")
  }

  @Test func `a notification comes on the thread that posts it`() {
    let (center, name) = (NotificationCenter(), Notification.Name("storm"))
    let places = PlaceLog()
    let token = center.rx.notification(name).subscribe(onNext: { _ in places.note("storm") })
    elsewhere { center.post(name: name, object: nil) }

    #expect(
      places.values == ["storm on another thread"],
      "It was posted on another thread, and has to be heard there before `post` returns."
    )
    token.dispose()
  }

  @Test func `the center keeps nobody who does not listen any more`() {
    final class Page {}
    let (center, name) = (NotificationCenter(), Notification.Name("storm"))
    var page: Page? = Page()
    weak let watched = page
    let token = center.rx.notification(name).subscribe(onNext: { [page] _ in _ = page })
    page = nil
    #expect(watched != nil, "A subscription that goes on keeps its closure: nobody listens here.")
    token.dispose()

    #expect(
      watched == nil,
      """
      The subscription was disposed, and the closure is still kept: nobody has told the center to \
      remove its observer.
      """
    )
  }

  @Test func `a sender that was named is the only one that is heard`() {
    let (center, name) = (NotificationCenter(), Notification.Name("storm"))
    var (oslo, rome): (Barometer?, Barometer) = (Barometer(), Barometer())
    weak let watched = oslo
    let warnings = center.rx.notification(name, object: oslo)
      .map { [rome] in
        $0.object as AnyObject === rome ? "Rome" : "Oslo"
      }
    let token = warnings.subscribe(log.observer())
    center.post(name: name, object: rome)
    center.post(name: name, object: oslo)
    #expect(
      log.values == ["next(Oslo)"],
      "Somebody else's notification was heard, or Oslo's was not."
    )
    token.dispose()
    oslo = nil
    #expect(watched == nil, "The sender is kept by a sequence that only wants to hear it.")
    let lateLog = Log()
    let late = warnings.subscribe(lateLog.observer())
    center.post(name: name, object: rome)

    #expect(
      lateLog.values == [],
      "The sender that was named is gone. Nobody else may be heard now, and no end either."
    )
    late.dispose()
  }

  @Test func `a sender that is equal to the one that was named is another one`() {
    final class Station: NSObject {
      override func isEqual(_ object: Any?) -> Bool { object is Station }
      override var hash: Int { 1 }
    }
    let (center, name) = (NotificationCenter(), Notification.Name("storm"))
    let (oslo, rome) = (Station(), Station())
    let token = center.rx.notification(name, object: oslo)
      .map { $0.object as AnyObject === rome ? "Rome" : "Oslo" }
      .subscribe(log.observer())
    center.post(name: name, object: rome)
    center.post(name: name, object: oslo)

    #expect(
      log.values == ["next(Oslo)"],
      """
      Oslo was named as the sender. Rome is equal to it, and still somebody else. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `when the sender goes, nobody else is heard instead`() {
    let (center, name) = (NotificationCenter(), Notification.Name("storm"))
    var oslo: Barometer? = Barometer()
    let token = center.rx.notification(name, object: oslo).map { _ in "heard" }
      .subscribe(log.observer())
    center.post(name: name, object: oslo)
    oslo = nil
    center.post(name: name, object: nil)

    #expect(
      log.values == ["next(heard)"],
      """
      Oslo was heard, and then it was freed, while somebody listened to it. Afterwards the same \
      notification was posted by nobody in particular. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a sequence that nobody listens to does nothing`() {
    let manager = LocationManager()
    let city = manager.rx.city

    #expect(manager.delegate == nil, "Nobody has subscribed, and the delegate was changed.")
    withExtendedLifetime(city) {}
  }
}

/// The former delegate.
private final class TravelDiary: LocationManagerDelegate {
  private(set) var cities: [String] = []
  private(set) var failures: [String] = []

  func locationManager(_ manager: LocationManager, didMoveTo city: String) {
    cities.append(city)
  }

  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error) {
    failures.append("\(error)")
  }
}
