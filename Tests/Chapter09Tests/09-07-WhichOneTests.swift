import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution09Flattening
#else
@testable import Chapter09Flattening
#endif

@Suite struct `9.7 Which one` {
  private let log = Log()

  @Test func `the search box shows no answer to an old query`() {
    let typed = PublishSubject<String>()
    let searches = ["lon": HandSource<[String]>(), "london": HandSource<[String]>()]
    let token = WeatherApp.cities(for: typed, search: { searches[$0] ?? .never() })
      .subscribe(onNext: { log.record($0.joined(separator: " ")) })
    typed.onNext("lon")
    typed.onNext("london")
    searches["london"]?.send(.next(["London"]), .completed)
    searches["lon"]?.send(.next(["Lonato", "London"]))

    #expect(
      log.values == ["London"],
      """
      “london” was in the box when its answer came, and still when the answer to “lon” came. The list \
      showed \(log.values.isEmpty ? "nothing" : log.values.joined(separator: ", and then ")).
      """
    )
    #expect(searches["lon"]?.living == 0, "Nobody waits for “lon”: the search must be disposed.")
    token.dispose()
  }

  @Test func `a box that was emptied shows no answer either`() {
    let (typed, search) = (PublishSubject<String>(), HandSource<[String]>())
    let token =
      WeatherApp.cities(for: typed, search: { $0 == "lon" ? search.asObservable() : .just([]) })
      .subscribe(onNext: { log.record($0.joined(separator: " ")) })
    typed.onNext("lon")
    typed.onNext("")
    search.send(.next(["London"]))

    #expect(
      !log.values.contains("London"),
      "The box was emptied, and then the answer to “lon” came, and was shown."
    )
    #expect(search.living == 0, "Nobody waits for “lon”: the search must be disposed.")
    token.dispose()
  }

  @Test func `the queries are subscribed to once`() {
    let (answer, queries) = (HandSource<[String]>(), Log())
    let typed = Observable<String>
      .create { observer in
        queries.record("subscribed")
        observer.onNext("london")
        return Disposables.create()
      }
    let token = WeatherApp.cities(for: typed, search: { _ in answer })
      .subscribe(onNext: { log.record($0.joined(separator: " ")) })
    answer.send(.next(["London"]))

    #expect(
      queries.values == ["subscribed"] && log.values == ["London"],
      """
      “london” was in the box from the beginning, and its answer came. The box was subscribed to \
      \(queries.values.count) times, and the list showed \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `all forecasts of a refresh are shown, and it is over when it completes`() {
    let (taps, answer) = (PublishSubject<Void>(), HandSource<String>())
    let token = WeatherApp.refreshes(of: taps, refresh: { answer.asObservable() })
      .subscribe(log.observer())
    taps.onNext(())
    answer.send(.next("sun"))
    taps.onNext(())
    answer.send(.next("rain"))

    #expect(answer.subscriptions.count == 1, "The refresh has not completed: it is under way.")
    #expect(
      log.values == ["next(sun)", "next(rain)"],
      "It has sent two forecasts. Shown: \(log.values)."
    )
    token.dispose()
  }

  @Test func `a tap while a refresh is under way starts nothing`() {
    let (taps, answer) = (PublishSubject<Void>(), HandSource<String>())
    let token = WeatherApp.refreshes(of: taps, refresh: { answer.asObservable() })
      .subscribe(log.observer())
    taps.onNext(())
    taps.onNext(())
    taps.onNext(())
    #expect(answer.subscriptions.count == 1, "Three taps, and the server is asked only once.")
    #expect(answer.subscriptions.map(\.disposals) == [0], "The running refresh is not disposed.")
    answer.send(.next("sun"), .completed)
    #expect(answer.subscriptions.count == 1, "A tap that came meanwhile must not start one later.")
    taps.onNext(())

    #expect(answer.subscriptions.count == 2, "Nothing is under way: this tap counts.")
    #expect(log.values == ["next(sun)"], "The answer is shown.")
    token.dispose()
  }

  @Test func `whoever subscribes can refresh, whatever became of the refresh of another`() {
    let (taps, answer) = (PublishSubject<Void>(), HandSource<String>())
    let refreshes = WeatherApp.refreshes(of: taps, refresh: { answer.asObservable() })
    let left = refreshes.subscribe(log.observer())
    taps.onNext(())
    left.dispose()
    let token = refreshes.subscribe(log.observer())
    taps.onNext(())

    #expect(
      answer.living == 1,
      """
      Somebody tapped, and left while the refresh was under way, which disposes it. Then somebody else \
      subscribed to the same sequence, and tapped. Nothing is under way for them, so that tap counts; \
      \(answer.living) refreshes run.
      """
    )
    token.dispose()
  }

  @Test func `two who subscribe have a refresh each`() {
    let (taps, answer) = (PublishSubject<Void>(), HandSource<String>())
    let refreshes = WeatherApp.refreshes(of: taps, refresh: { answer.asObservable() })
    let tokens = [refreshes.subscribe(log.observer()), refreshes.subscribe(log.observer())]
    taps.onNext(())

    #expect(
      answer.living == 2,
      """
      Two have subscribed, and somebody tapped once. For each of the two that is a tap with nothing under \
      way: each subscriber has refreshes of its own. \(answer.living) run.
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `reports are sent one after the other, and none is lost`() {
    let reports = PublishSubject<String>()
    let ways = ["rain": HandSource<Int>(), "hail": HandSource<Int>(), "sun": HandSource<Int>()]
    let token = WeatherApp.receipts(of: reports, send: { ways[$0] ?? .never() })
      .subscribe(log.observer())
    for report in ["rain", "hail", "sun"] { reports.onNext(report) }
    #expect(ways["rain"]?.living == 1, "The first leaves at once, and is not cancelled.")
    #expect(
      ways["hail"]?.living == 0 && ways["sun"]?.living == 0,
      "The others must wait until the first has arrived, or they may overtake it."
    )
    ways["rain"]?.send(.next(0))
    #expect(
      ways["hail"]?.living == 0,
      "The first has sent a receipt, and has not completed. Another one may come, and the next must wait."
    )
    ways["rain"]?.send(.next(1), .completed)
    ways["hail"]?.send(.next(2), .completed)
    ways["sun"]?.send(.next(3), .completed)

    #expect(
      log.values == ["next(0)", "next(1)", "next(2)", "next(3)"],
      "Three reports, of which the first had two receipts: 0 and 1, and then 2 and 3 for the others."
    )
    token.dispose()
  }

  @Test func `two equal reports are two reports`() {
    let (reports, way) = (PublishSubject<String>(), HandSource<Int>())
    let token = WeatherApp.receipts(of: reports, send: { _ in way }).subscribe(log.observer())
    reports.onNext("rain")
    reports.onNext("rain")
    way.send(.next(0), .completed)

    #expect(
      way.subscriptions.count == 2,
      "It still rains: two reports, and \(way.subscriptions.count) of them left."
    )
    token.dispose()
  }

  @Test func `pictures are loaded four at a time`() {
    let loads = (0..<6).map { _ in HandSource<String>() }
    let token =
      WeatherApp.pictures(at: .from((0..<6).map(String.init))) { address in
        Int(address).map { loads[$0] } ?? .never()
      }
      .subscribe(log.observer())
    func living() -> [Int] { loads.indices.filter { loads[$0].living > 0 } }

    #expect(living() == [0, 1, 2, 3], "There are six, and four are loaded at a time.")
    loads[2].send(.next("2"), .completed)
    #expect(living() == [0, 1, 3, 4], "One has arrived: the next may be loaded.")
    loads[4].send(.next("4"), .completed)
    loads[0].send(.next("0"), .completed)
    loads[5].send(.next("5"), .completed)
    loads[1].send(.next("1"), .completed)
    loads[3].send(.next("3"), .completed)

    #expect(
      log.values
        == ["next(2)", "next(4)", "next(0)", "next(5)", "next(1)", "next(3)", "completed"],
      "Each picture is shown as soon as it comes, and all of them are loaded."
    )
    token.dispose()
  }
}
