import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@MainActor @Suite struct `18.13 Two stars` {
  private let server = HandServer<String>()
  private let favourites: Favourites

  init() {
    favourites = Favourites { [server] city in server.ask(city) }
  }

  /// Lets the server answer on a queue of its own, in this order, while main is busy.
  private func answer(_ cities: String...) async {
    Desk.away { [server] in
      for city in cities { server.answer(city, city.prefix(1).uppercased() + city.dropFirst()) }
    }
    await Desk.turns()
  }

  @Test func `two stars in a row are both kept`() async {
    favourites.add("oslo")
    favourites.add("rome")
    await answer("oslo")
    await answer("rome")

    #expect(
      favourites.cities.value == ["Oslo", "Rome"],
      """
      Alex gave Oslo a star, and Rome another right after it. The server has answered whatever it \
      was asked: both should be in the list.
      """
    )
  }

  @Test func `a star is kept`() async {
    favourites.add("oslo")
    #expect(favourites.cities.value == [], "The spelling of the city is not known yet.")
    await answer("oslo")

    #expect(favourites.cities.value == ["Oslo"], "The server says Oslo, but the list does not.")
  }

  @Test func `a city that is found at once can be looked up again when it was taken away`() async {
    let favourites = await Desk.alone {
      let favourites = Favourites { _ in .just("Oslo") }
      favourites.add("oslo")
      return { favourites }
    }
    #expect(favourites.cities.value == ["Oslo"], "The spelling was known at once.")
    favourites.remove("Oslo")
    favourites.add("oslo")
    await Desk.turns()

    #expect(
      favourites.cities.value == ["Oslo"],
      "It was taken away and given a star again. The list: \(favourites.cities.value)."
    )
  }

  @Test func `two answers that come while main is busy are both kept`() async {
    favourites.add("oslo")
    favourites.add("rome")
    await answer("rome", "oslo")

    #expect(
      favourites.cities.value == ["Rome", "Oslo"],
      "Rome was found first, then Oslo, and then main had time for both."
    )
  }

  @Test func `a star that was taken away does not come back`() async {
    favourites.add("oslo")
    await answer("oslo")
    favourites.add("rome")
    favourites.remove("Oslo")
    await answer("rome")

    #expect(
      favourites.cities.value == ["Rome"],
      "Alex took Oslo's star away while Rome was looked up, but Oslo is in the list again."
    )
  }

  @Test func `a star that is taken away while another waits for main does not come back`()
    async
  {
    favourites.add("oslo")
    await answer("oslo")
    favourites.add("rome")
    Desk.away { [server] in server.answer("rome", "Rome") }
    favourites.remove("Oslo")
    await Desk.turns()

    #expect(favourites.cities.value == ["Rome"], "Oslo's star was taken away, but it is back.")
  }

  @Test func `a city is in the list once, however often its star is tapped`() async {
    for _ in 1...3 { favourites.add("oslo") }
    await answer("oslo")

    #expect(
      favourites.cities.value == ["Oslo"],
      "Alex tapped Oslo's star three times before the server answered, but wants to see Oslo once."
    )
    favourites.add("oslo")
    await answer("oslo")
    #expect(favourites.cities.value == ["Oslo"], "Oslo already had its star when it was tapped.")
  }

  @Test func `a city is in the list once, even if it comes back while it is looked up`() async {
    let favourites = Favourites(kept: ["Oslo"]) { [server] city in server.ask(city) }
    favourites.remove("Oslo")
    favourites.add("oslo")
    favourites.undo()
    await answer("oslo")

    #expect(
      favourites.cities.value == ["Oslo"],
      """
      Alex took Oslo's star away, gave it again, and undid the first step before the server \
      answered. Oslo should be there once.
      """
    )
  }

  @Test(arguments: [["koeln", "köln"], ["köln", "koeln"]])
  func `a city is in the list once, even if it is typed in two ways`(cities: [String]) async {
    for city in cities { favourites.add(city) }
    Desk.away { [server] in
      for city in cities { server.answer(city, "Köln") }
    }
    await Desk.turns()

    #expect(
      favourites.cities.value == ["Köln"],
      "Alex typed \(cities[0]), and then \(cities[1]). The server says that both are Köln."
    )
  }

  @Test func `a city whose star was tapped twice can still be taken away`() async {
    let questions = Questions()
    let favourites = Favourites { _ in questions.ask() }
    favourites.add("oslo")
    favourites.add("oslo")
    let count = questions.all.count
    await questions.answer(0, "Oslo")
    favourites.remove("Oslo")
    await questions.answer(1, "Oslo")

    #expect(
      favourites.cities.value == [],
      """
      Alex tapped Oslo's star twice, saw Oslo in the list, and took the star away. Then Oslo came \
      back. The server was asked \(count == 1 ? "once" : "\(count) times").
      """
    )
  }

  @Test func `a city whose star was tapped twice can be taken away, whatever else is found`() async
  {
    let questions = Questions()
    let favourites = Favourites { _ in questions.ask() }
    favourites.add("rome")
    favourites.add("oslo")
    await questions.answer(1, "Oslo")
    favourites.add("rome")
    await questions.answer(0, "Rome")
    favourites.remove("Rome")
    await questions.answer(2, "Rome")

    #expect(
      favourites.cities.value == ["Oslo"],
      """
      Rome was still being looked up when Oslo was found and Rome's star was tapped again. Later Alex \
      took it away, but the list is \(favourites.cities.value). The server was asked \
      \(questions.all.count) times about two cities.
      """
    )
  }

  @Test func `a city that was typed in capital letters, too, can be taken away`() async {
    let questions = Questions()
    let favourites = Favourites { _ in questions.ask() }
    favourites.add("oslo")
    favourites.add("Oslo")
    await questions.answer(0, "Oslo")
    favourites.remove("Oslo")
    await questions.answer(1, "Oslo")

    #expect(
      favourites.cities.value == [],
      """
      Alex tapped the stars of oslo and of Oslo, saw Oslo in the list, and took its star away. The \
      server was asked \(questions.all.count) times, and the list is \(favourites.cities.value).
      """
    )
  }

  @Test func `a city that was taken away can have a star again`() async {
    favourites.add("oslo")
    await answer("oslo")
    favourites.remove("Oslo")
    favourites.add("oslo")
    await answer("oslo")

    #expect(favourites.cities.value == ["Oslo"], "The star was given, taken away, and given again.")
  }

  @Test func `a city that was found under another name can have a star again`() async {
    favourites.add("kristiania")
    Desk.away { [server] in server.answer("kristiania", "Oslo") }
    await Desk.turns()
    favourites.remove("Oslo")
    favourites.add("kristiania")
    Desk.away { [server] in server.answer("kristiania", "Oslo") }
    await Desk.turns()

    #expect(
      favourites.cities.value == ["Oslo"],
      """
      Alex typed kristiania, which the server calls Oslo, took Oslo's star away, and typed kristiania \
      again. The server was asked for \(server.asked), and the list is \(favourites.cities.value).
      """
    )
  }

  @Test(arguments: ["oslo", "Oslo"])
  func `a city that was not found can be looked up again`(_ typed: String) async {
    var notices: [String] = []
    let token = favourites.notices.subscribe(onNext: { notices.append($0) })
    favourites.add(typed)
    Desk.away { [server] in server.fail(typed, Storm()) }
    #expect(notices == [], "Main is busy, but a notice came on another thread.")
    await Desk.turns()
    #expect(
      notices == ["Nobody knows \(typed)."],
      "The city was not found, but the user was not told."
    )

    favourites.add(typed)
    await answer(typed)
    #expect(
      favourites.cities.value == ["Oslo"],
      """
      Alex tapped the star again, and this time the server knew the city. It was asked about \
      \(server.asked), and the list is \(favourites.cities.value).
      """
    )
    token.dispose()
  }

  @Test func `a city that is not found does not affect another`() async {
    favourites.add("oslo")
    favourites.add("rome")
    Desk.away { [server] in server.fail("oslo", Storm()) }
    await answer("rome")

    #expect(favourites.cities.value == ["Rome"], "Oslo was not found, and Rome was.")
  }

  @Test func `undo brings back the star that was taken away last`() async {
    for city in ["oslo", "rome"] {
      favourites.add(city)
      await answer(city)
    }
    favourites.add("bergen")
    favourites.remove("Oslo")
    favourites.undo()
    await answer("bergen")
    favourites.moveToTop("Bergen")

    #expect(
      favourites.cities.value == ["Bergen", "Rome", "Oslo"],
      "Oslo was taken away and brought back while Bergen was looked up; then Bergen went to the top."
    )
  }

  @Test func `a city that was dragged to the top stays there`() async {
    let favourites = Favourites(kept: ["Bergen", "Rome"]) { [server] city in server.ask(city) }
    favourites.add("oslo")
    favourites.moveToTop("Rome")
    await answer("oslo")
    #expect(
      favourites.cities.value == ["Rome", "Bergen", "Oslo"],
      """
      Alex dragged Rome above Bergen while Oslo was looked up. Now the list is \
      \(favourites.cities.value).
      """
    )
    favourites.remove("Oslo")

    #expect(
      favourites.cities.value == ["Rome", "Bergen"],
      """
      Alex dragged Rome above Bergen, and later took Oslo's star away. Now the list is \
      \(favourites.cities.value).
      """
    )
  }

  @Test func `the title counts, and each new list is kept`() async {
    var titles: [String] = []
    let kept = Lists()
    let favourites = Favourites(kept: ["Bergen"]) { [server] city in
      server.ask(city)
    } keep: { list in
      kept.all.append(list)
    }
    let token = favourites.title.subscribe(onNext: { titles.append($0) })
    favourites.add("oslo")
    await answer("oslo")
    favourites.moveToTop("Oslo")

    #expect(titles == ["1 city", "2 cities"], "The title of the page changes with the number.")
    #expect(
      kept.all == [["Bergen", "Oslo"], ["Oslo", "Bergen"]],
      "The app shows tomorrow what was kept last."
    )
    token.dispose()
  }

  @Test func `the list changes on main`() async {
    var isMain: [Bool] = []
    let token = favourites.cities.subscribe(onNext: { _ in isMain.append(Desk.isMain) })
    favourites.add("oslo")
    await answer("oslo")

    #expect(isMain == [true, true], "The list is shown on a screen, so it must change on main.")
    token.dispose()
  }

  @Test func `a list that nobody holds any more is freed, though the server is silent`() async {
    var list: Favourites? = Favourites { [server] city in server.ask(city) }
    weak let remains = list
    list?.add("oslo")
    list = nil
    await Desk.turns()

    #expect(
      remains == nil,
      "Oslo is being looked up. Nobody holds the list any more, but it is still alive."
    )
    #expect(
      server.waiting.isEmpty,
      "Nobody holds the list any more, but the server is still to answer \(server.waiting)."
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.twoStars, are: [.lostUpdate, .noBrake])
  }
}

private final class Lists {
  var all: [[String]] = []
}

/// A server that can answer the same question twice, one time after the other.
private final class Questions {
  private(set) var all: [PublishSubject<String>] = []

  func ask() -> Observable<String> {
    .deferred { [self] in
      let question = PublishSubject<String>()
      all.append(question)
      return question
    }
  }

  @MainActor func answer(_ number: Int, _ name: String) async {
    Desk.away { [all] in
      guard all.indices.contains(number) else { return }
      all[number].onNext(name)
      all[number].onCompleted()
    }
    await Desk.turns()
  }
}
