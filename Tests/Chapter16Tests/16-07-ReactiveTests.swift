import ContractTesting
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
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

  @Test func `each property has its binder`() {
    let (label, spinner) = (Label(), Spinner())
    _ = Observable.of("rain", "sun").bind(to: label.rx.text)
    _ = Observable.just(true).bind(to: spinner.rx.isAnimating, spinner.rx.isHidden)

    #expect(label.history == ["rain", "sun"], "`label.rx.text` sets `label.text`.")
    #expect(spinner.isAnimating && spinner.isHidden, "Nobody has written these binders by hand.")
  }

  @Test func `a class of yours has them, too`() {
    final class Gauge: NSObject {
      var degrees = 0
    }
    let gauge = Gauge()
    gauge.rx.degrees.onNext(12)

    #expect(gauge.degrees == 12, "Each property that can be set has a binder.")
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
    #expect(log.values == ["next(1013)"], "A newcomer is told the present value at once.")
    barometer.pressure = 990
    barometer.isFalling = true
    #expect(log.values == ["next(1013)", "next(990)"], "Changes of this property, and no other.")
    token.dispose()
    barometer.pressure = 980

    #expect(log.values.count == 2, "Two values before dispose, and none after it.")
    #expect(barometer.watcherCount == 0, "The subscription is over, and somebody still watches.")
  }

  @Test func `what the delegate is told, all who listen are told`() {
    let manager = LocationManager()
    let tokens = [
      manager.rx.city.subscribe(log.observer()), manager.rx.city.subscribe(log.observer()),
      manager.rx.failure.subscribe(onNext: { [log] in log.record("\($0)") }),
    ]
    manager.move(to: "Oslo")
    #expect(
      log.values == ["next(Oslo)", "next(Oslo)"],
      """
      There is one place for a delegate, and two who listen. The second one took the place of the \
      first.
      """
    )
    manager.fail(with: Storm())
    #expect(log.values.last == "storm", "The delegate's other method is a sequence of its own.")
    for token in tokens { token.dispose() }
    manager.move(to: "Rome")

    #expect(log.values.count == 3, "Three before dispose, and nothing after it.")
  }

  @Test func `the delegate that was there goes on`() {
    let (manager, diary) = (LocationManager(), TravelDiary())
    manager.delegate = diary
    let token = manager.rx.city.subscribe(log.observer())
    manager.move(to: "Oslo")
    #expect(log.values == ["next(Oslo)"], "Who listens is told.")
    #expect(diary.cities == ["Oslo"], "The old delegate was told of this city before you came.")
    token.dispose()
    manager.move(to: "Rome")

    #expect(diary.cities == ["Oslo", "Rome"], "The place was not given back to the old delegate.")
    #expect(manager.delegate === diary, "Nobody listens: the old delegate has its place again.")
  }

  @Test func `the place of the delegate is kept as long as somebody listens`() {
    let manager = LocationManager()
    let first = manager.rx.city.subscribe(log.observer())
    let second = manager.rx.failure.subscribe(onNext: { _ in })
    first.dispose()
    #expect(manager.delegate != nil, "One of two has gone, and the other hears nothing any more.")
    second.dispose()

    #expect(manager.delegate == nil, "Nobody listens any more, and the proxy is still there.")
  }

  @Test func `a sequence that nobody listens to does nothing`() {
    let manager = LocationManager()
    let city = manager.rx.city

    #expect(manager.delegate == nil, "Nobody has subscribed, and the delegate was changed.")
    withExtendedLifetime(city) {}
  }
}

/// The delegate of somebody who came before.
private final class TravelDiary: LocationManagerDelegate {
  private(set) var cities: [String] = []

  func locationManager(_ manager: LocationManager, didMoveTo city: String) {
    cities.append(city)
  }

  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error) {}
}
