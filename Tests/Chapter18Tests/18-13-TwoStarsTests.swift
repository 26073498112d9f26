import Solution03TokensAndBags
import Solution04Events
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
      for city in cities { server.answer(city, city == "oslo" ? "Oslo" : "Rome") }
    }
    await Desk.turns()
  }

  @Test func `a star is kept`() async {
    favourites.add("oslo")
    #expect(favourites.cities.value == [], "The spelling of the city is not known yet.")
    await answer("oslo")

    #expect(favourites.cities.value == ["Oslo"], "The server says Oslo, and the list does not.")
  }

  @Test func `two stars in a row are both kept`() async {
    favourites.add("oslo")
    favourites.add("rome")
    await answer("oslo")
    await answer("rome")

    #expect(
      favourites.cities.value == ["Oslo", "Rome"],
      """
      Alex gave two cities a star, one right after the other. If one of them is gone, that is a \
      lost update: an older list, to which the other was added, has overwritten the one that had \
      it.
      """
    )
  }

  @Test func `two answers that come while main is busy are both kept`() async {
    favourites.add("oslo")
    favourites.add("rome")
    await answer("rome", "oslo")

    #expect(
      favourites.cities.value == ["Rome", "Oslo"],
      """
      Both answers came while main was busy. If one city is gone, the other was written after the \
      list was read and before it was written back.
      """
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
      "Alex took Oslo's star away while Rome was looked up, and Oslo is in the list again."
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

    #expect(favourites.cities.value == ["Rome"], "Oslo's star was taken away, and is back.")
  }

  @Test func `the list changes on main`() async {
    var isMain: [Bool] = []
    let token = favourites.cities.subscribe(onNext: { _ in isMain.append(Desk.isMain) })
    favourites.add("oslo")
    await answer("oslo")

    #expect(isMain == [true, true], "The list is shown on a screen, so it must change on main.")
    token.dispose()
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.twoStars, are: [.lostUpdate])
  }
}
