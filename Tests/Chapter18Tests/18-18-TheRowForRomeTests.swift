import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution14Sharing
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.18 The row for Rome` {
  private static let cities = ["Oslo", "Bergen", "Kyoto", "Lima", "Paris", "Rome"]

  private let weather = Weather()
  private let scales = BehaviorSubject(value: CityCell.Scale.celsius)

  /// A list with two rows on the screen.
  private func open() -> CityList {
    CityList(
      cities: Self.cities,
      height: 2,
      scales: scales,
      temperatures: { [weather] city in weather.temperatures(in: city) }
    )
  }

  @Test func `a row shows its city`() {
    let list = open()
    #expect(list.texts == ["Oslo", "Bergen"], "There is no temperature yet.")
    weather.send("Oslo", 4)
    weather.send("Oslo", 3)

    #expect(list.texts == ["Oslo 3°", "Bergen"], "The newest temperature comes after the name.")
  }

  @Test func `the row for Rome shows Rome`() {
    let list = open()
    weather.send("Bergen", 5)
    list.scroll(to: 4)
    weather.send("Rome", 21)
    weather.send("Oslo", 4)
    weather.send("Bergen", 3)

    #expect(
      list.texts == ["Paris", "Rome 21°"],
      """
      Alex flung the list from Oslo and Bergen down to Paris and Rome. Rome's temperature came, \
      21°, then Oslo's, 4°, and Bergen's, 3°. Now the rows say \(list.texts).
      """
    )
  }

  @Test func `a row that gets another city does not show the old temperature`() {
    let list = open()
    weather.send("Oslo", 4)
    weather.send("Bergen", 5)
    list.scroll(to: 4)

    #expect(
      list.texts == ["Paris", "Rome"],
      """
      It was 4° in Oslo and 5° in Bergen when Alex flung the list down to Paris and Rome. Nobody \
      has said yet how warm it is there, and the rows say \(list.texts).
      """
    )
  }

  @Test func `scrolling row by row shows each city's own temperature`() {
    let list = open()
    for place in 1...4 { list.scroll(to: place) }
    weather.send("Rome", 21)
    list.scroll(to: 3)
    for city in ["Oslo", "Bergen", "Kyoto", "Rome"] { weather.send(city, 3) }
    weather.send("Lima", 17)
    weather.send("Paris", 12)

    #expect(
      list.texts == ["Lima 17°", "Paris 12°"],
      "The list was scrolled four rows down and one up again."
    )
  }

  @Test(arguments: [[4], [1, 2, 3, 4], [4, 0, 4], [2, 4, 3, 0, 4], [4, 4]])
  func `the list listens to the cities on the screen`(places: [Int]) {
    let list = open()
    for place in places { list.scroll(to: place) }

    #expect(
      weather.cities == ["Paris", "Rome"],
      """
      Alex scrolled to the places \(places). Now there are Paris and Rome on the screen, and the \
      list listens to \(weather.cities).
      """
    )
    #expect(list.texts == ["Paris", "Rome"], "These two cities are on the screen.")
  }

  @Test func `a list that is flung back up listens to the cities there`() {
    let list = open()
    list.scroll(to: 4)
    list.scroll(to: 0)
    #expect(
      weather.cities == ["Bergen", "Oslo"],
      "Alex flung the list down, and up again. It listens to \(weather.cities)."
    )
    weather.send("Rome", 21)

    #expect(list.texts == ["Oslo", "Bergen"], "Rome is not on the screen any more.")
  }

  @Test func `a city that comes back is listened to again`() {
    let list = open()
    list.scroll(to: 4)
    list.scroll(to: 0)
    weather.send("Oslo", 3)
    weather.send("Oslo", 2)

    #expect(
      list.texts == ["Oslo 2°", "Bergen"],
      "Alex scrolled down and up again. Oslo's temperature changed twice after that."
    )
  }

  @Test func `a row that stays on the screen keeps its temperature`() {
    let list = open()
    weather.send("Bergen", 5)
    list.scroll(to: 1)
    #expect(
      list.texts == ["Bergen 5°", "Kyoto"],
      "Bergen moved up by a row, and stayed on the screen."
    )
    list.scroll(to: 1)

    #expect(list.texts == ["Bergen 5°", "Kyoto"], "Nothing has moved.")
    #expect(weather.asked == ["Oslo", "Bergen", "Kyoto"], "Each city is asked for once.")
  }

  @Test func `a temperature that is known already is shown at once`() {
    let list = CityList(
      cities: Self.cities,
      height: 2,
      scales: scales,
      temperatures: { city in city == "Oslo" ? .just(4) : .just(21) }
    )
    #expect(
      list.texts == ["Oslo 4°", "Bergen 21°"],
      "Both temperatures came as soon as they were asked for, inside `subscribe`."
    )
    list.scroll(to: 4)

    #expect(
      list.texts == ["Paris 21°", "Rome 21°"],
      "The list was scrolled, and the temperatures of Paris and Rome were known already, too."
    )
  }

  @Test func `another scale is shown at once`() {
    let list = open()
    weather.send("Oslo", 10)
    list.scroll(to: 1)
    list.scroll(to: 4)
    weather.send("Rome", 20)
    scales.onNext(.fahrenheit)

    #expect(list.texts == ["Paris", "Rome 68°F"], "20° Celsius are 68° Fahrenheit.")
  }

  @Test func `another scale brings no old temperature back`() {
    let list = open()
    weather.send("Oslo", 10)
    weather.send("Bergen", 5)
    list.scroll(to: 4)
    scales.onNext(.fahrenheit)

    #expect(
      list.texts == ["Paris", "Rome"],
      """
      It was 10° in Oslo and 5° in Bergen when the list was flung to Paris and Rome, of which nothing is \
      known yet. Then Alex chose another scale. The rows say \(list.texts).
      """
    )
  }

  @Test func `refreshing asks again`() {
    let list = open()
    weather.send("Oslo", 4)
    list.refresh()
    #expect(list.texts == ["Oslo", "Bergen"], "The old temperature may be wrong.")
    weather.send("Oslo", 5)

    #expect(
      list.texts == ["Oslo 5°", "Bergen"],
      "The list does not show the temperature that came after that."
    )
    #expect(weather.asked == ["Oslo", "Bergen", "Oslo", "Bergen"], "Two rows, asked twice.")
    #expect(weather.cities == ["Bergen", "Oslo"], "Each city on the screen is listened to once.")
  }

  @Test func `refreshing asks again, even if the temperatures are shared`() {
    let oslo = weather.temperatures(in: "Oslo").share(replay: 1)
    let bergen = weather.temperatures(in: "Bergen").share(replay: 1)
    let list = CityList(
      cities: ["Oslo", "Bergen", "Oslo"],
      height: 3,
      scales: scales,
      temperatures: { city in city == "Oslo" ? oslo : bergen }
    )
    weather.send("Oslo", 4)
    list.refresh()

    #expect(
      weather.asked == ["Oslo", "Bergen", "Oslo", "Bergen"]
        && list.texts == ["Oslo", "Bergen", "Oslo"],
      """
      All who listen to a city at the same time share its temperatures, and whoever comes while somebody \
      listens is given the newest one. Oslo stands in two rows, and it was 4° there when Alex refreshed \
      the list. Each city should \
      be asked for again, and until the answers come, the rows show no temperature. These were asked \
      for: \(weather.asked), and the rows say \(list.texts).
      """
    )
  }

  @Test func `a temperature is shown, even if the row has shown the same before`() {
    let list = open()
    weather.send("Oslo", 4)
    weather.send("Bergen", 4)
    list.refresh()
    weather.send("Oslo", 4)
    #expect(
      list.texts == ["Oslo 4°", "Bergen"],
      "Before the list was refreshed it was 4° in Oslo, and now it still is."
    )
    list.scroll(to: 4)
    for city in ["Paris", "Rome"] { weather.send(city, 4) }

    #expect(
      list.texts == ["Paris 4°", "Rome 4°"],
      "It is as warm in Paris and Rome as it was in Oslo and Bergen."
    )
  }

  @Test func `a list that is gone listens to nobody`() {
    var list: CityList? = open()
    list?.scroll(to: 4)
    #expect(!weather.cities.isEmpty, "The list is there, but does not listen.")
    list = nil

    #expect(
      weather.cities.isEmpty && !scales.hasObservers,
      "The list was closed. It still listens to \(weather.cities), or to the scale."
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.rowForRome, are: [.oldSubscription])
  }
}

/// A server that sends the temperatures of cities, to whoever listens.
private final class Weather {
  private var subjects: [String: PublishSubject<Int>] = [:]
  private var listeners: [String] = []

  /// Each city that was asked for, oldest first.
  private(set) var asked: [String] = []

  /// A city for each listener, in alphabetical order.
  var cities: [String] { listeners.sorted() }

  func temperatures(in city: String) -> Observable<Int> {
    let subject = subject(of: city)
    return .create { [self] observer in
      asked.append(city)
      listeners.append(city)
      let token = subject.subscribe(observer)
      return Disposables.create { [self] in
        token.dispose()
        if let index = listeners.firstIndex(of: city) { listeners.remove(at: index) }
      }
    }
  }

  func send(_ city: String, _ degrees: Int) {
    subject(of: city).onNext(degrees)
  }

  private func subject(of city: String) -> PublishSubject<Int> {
    let subject = subjects[city] ?? PublishSubject()
    subjects[city] = subject
    return subject
  }
}
