import ContractTesting
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

@MainActor @Suite struct `16.2 Signal` {
  private let source = HandSource<Int>()
  private let log = PlaceLog()

  @Test func `a late subscriber receives nothing of the past`() {
    let signal = source.asSignal(onErrorJustReturn: -1)
    let first = signal.emit()
    source.send(.next(1))
    let second = signal.emit(to: log.observer())
    #expect(
      log.values == [],
      "The alert has been shown. A screen that opens later must not show it again: no replay."
    )
    source.send(.next(2))

    #expect(log.values == ["2"], "The late subscriber has to receive what happens from now on.")
    first.dispose()
    second.dispose()
  }

  @Test func `all subscribers share one subscription`() {
    let signal = source.asSignal(onErrorJustReturn: -1)
    let tokens = [signal.emit(to: log.observer()), signal.emit(to: log.observer())]
    #expect(source.subscriptions.count == 1, "Two listen, and the work has to be done once.")
    source.send(.next(1))
    #expect(log.values == ["1", "1"], "Each of them has to receive it.")
    for token in tokens { token.dispose() }

    #expect(source.living == 0, "Nobody listens any more: the source has to be disposed.")
  }

  @Test func `a subscriber that comes after the end starts afresh`() {
    let signal = source.asSignal(onErrorJustReturn: -1)
    let first = signal.emit()
    source.send(.next(1), .completed)
    let second = signal.emit(to: log.observer())
    #expect(
      log.values == [],
      "The end came before this subscriber, who must hear nothing of what came before: no replay."
    )
    #expect(source.subscriptions.count == 2, "The first subscription is over, so a new one begins.")
    first.dispose()
    second.dispose()
  }

  @Test func `it comes on main, and can't fail`() async {
    let token = source.asSignal(onErrorJustReturn: -1).emit(to: log.observer())
    elsewhere { [source] in source.send(.next(1), .error(Storm())) }
    await turnOfMain()

    #expect(
      log.values == ["1", "-1", "completed"],
      "Like a driver, it comes on main, and without an error."
    )
    token.dispose()
  }

  @Test func `a relay of taps becomes a signal`() {
    let (taps, heard) = (PublishRelay<Int>(), PublishRelay<Int>())
    let listening = heard.subscribe(log.observer())
    let token = taps.asSignal().map { $0 * 10 }.emit(to: heard)
    taps.accept(1)

    #expect(log.values == ["10"], "A relay's signal sends what the relay accepts.")
    token.dispose()
    listening.dispose()
  }

  @Test func `the degrees of a station are there for a screen that opens late`() {
    let measured = HandSource<Int>()
    let feed = StationFeed(measured: measured, warned: .never())
    let first = feed.degrees.drive()
    measured.send(.next(12))
    let second = feed.degrees.drive(log.observer())

    #expect(log.values == ["12"], "A screen opens late and shows nothing, though it is 12 degrees.")
    #expect(measured.subscriptions.count == 1, "One subscription to the station is enough.")
    first.dispose()
    second.dispose()
  }

  @Test func `the last degrees stay when the station fails`() {
    let measured = HandSource<Int>()
    let feed = StationFeed(measured: measured, warned: .never())
    let first = feed.degrees.drive(log.observer())
    measured.send(.next(12), .error(Storm()))
    #expect(
      log.values == ["12"],
      "The measuring failed. Nothing new is known, so nothing new may be sent."
    )
    #expect(
      measured.subscriptions.count == 1,
      "The measuring failed, and was begun again. What it sends then is not what was known last."
    )
    let second = feed.degrees.drive(log.observer())

    #expect(
      log.values == ["12", "12"],
      """
      A screen that opens after the failure has to show the last degrees. A driver that ends with \
      the station loses its last element.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `a station that fails before it has measured anything is not asked again either`() {
    let measured = HandSource<Int>()
    let feed = StationFeed(measured: measured, warned: .never())
    let first = feed.degrees.drive(log.observer())
    measured.send(.error(Storm()))
    let second = feed.degrees.drive(log.observer())

    #expect(
      log.values == [] && measured.subscriptions.count == 1,
      """
      The measuring failed before there were any degrees, so there are none to show. Another screen opened \
      while the first one was open. The station was asked \(measured.subscriptions.count) times, and this \
      was heard: \(log.values).
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `when all screens have closed the degrees are forgotten`() {
    let measured = HandSource<Int>()
    let feed = StationFeed(measured: measured, warned: .never())
    let first = feed.degrees.drive()
    measured.send(.next(12))
    first.dispose()
    let second = feed.degrees.drive(log.observer())

    #expect(
      log.values == [] && measured.living == 1,
      """
      The last screen was closed at 12 degrees, and a new one has opened, perhaps an hour later. It has to \
      ask the station, and shows \(log.values) before that has measured anything.
      """
    )
    second.dispose()
  }

  @Test func `a station whose measuring has failed is asked again by a new screen`() {
    let measured = HandSource<Int>()
    let feed = StationFeed(measured: measured, warned: .never())
    let first = feed.degrees.drive()
    measured.send(.next(12), .error(Storm()))
    first.dispose()
    let second = feed.degrees.drive(log.observer())
    measured.send(.next(13))

    #expect(
      log.values == ["13"],
      """
      The measuring failed, and the last screen was closed. Then a new one opened, which has to ask the \
      station again, and the station has measured 13. The screen shows \(log.values).
      """
    )
    second.dispose()
  }

  @Test func `a warning is for the screens that are open`() {
    let warned = HandSource<String>()
    let feed = StationFeed(measured: .never(), warned: warned)
    let first = feed.warnings.emit(to: log.observer())
    warned.send(.next("storm"))
    let second = feed.warnings.emit(to: log.observer())
    #expect(log.values == ["storm"], "The warning has to be shown on the open screen, once.")
    warned.send(.next("flood"))

    #expect(log.values == ["storm", "flood", "flood"], "Both screens are open for this one.")
    first.dispose()
    second.dispose()
  }

  @Test func `somebody says that there will be no more warnings`() {
    let warned = HandSource<String>()
    let token = StationFeed(measured: .never(), warned: warned).warnings.emit(to: log.observer())
    warned.send(.error(Storm()))

    #expect(
      log.values.first == "This station sends no more warnings.",
      "The warnings have failed, and the user thinks that there is nothing to fear."
    )
    #expect(
      log.values.dropFirst() == ["completed"],
      "The user knows that there will be no more warnings. Now they have to end."
    )
    token.dispose()
  }

  @Test func `a screen that opens after the failure asks for warnings again`() {
    let warned = HandSource<String>()
    let feed = StationFeed(measured: .never(), warned: warned)
    let first = feed.warnings.emit()
    warned.send(.error(Storm()))
    let second = feed.warnings.emit(to: log.observer())
    #expect(
      warned.subscriptions.count == 2,
      "The warnings failed on one screen. Another one has opened since, and did not ask for them."
    )
    warned.send(.next("flood"))

    #expect(log.values == ["flood"], "The station sends warnings again, to the new screen.")
    warned.send(.error(Storm()))
    #expect(
      log.values == ["flood", "This station sends no more warnings.", "completed"],
      """
      The station has failed for the second time. The user of the new screen has heard \(log.values), and \
      has to be told, too.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `a station that fails at once is asked once`() {
    var asked = 0
    let warned = Observable<String>
      .create { observer in
        asked += 1
        observer.onError(Storm())
        return Disposables.create()
      }
    let token = StationFeed(measured: .never(), warned: warned).warnings.emit(to: log.observer())

    #expect(
      asked == 1,
      "One screen has opened, and the station, which fails while it is being asked, was asked \(asked) times."
    )
    #expect(
      log.values == ["This station sends no more warnings.", "completed"],
      "The warnings have failed at once, and this was heard: \(log.values)."
    )
    token.dispose()
  }

  @Test func `warnings that complete end without a word`() {
    let warned = HandSource<String>()
    let token = StationFeed(measured: .never(), warned: warned).warnings.emit(to: log.observer())
    warned.send(.next("storm"), .completed)

    #expect(
      log.values == ["storm", "completed"],
      "Nothing has failed: there was one warning, and then the end."
    )
    token.dispose()
  }

  @Test func `warnings may complete without any`() {
    let token = StationFeed(measured: .never(), warned: .empty()).warnings
      .emit(to: log.observer())

    #expect(
      log.values == ["completed"],
      "There was no warning, and nothing has failed: the warnings have completed. Heard: \(log.values)."
    )
    token.dispose()
  }
}
