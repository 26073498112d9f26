import Solution04Events
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.12 A voice in the pocket` {
  private let counts = PublishSubject<Int>()
  private let spoken = Recorder<String>()

  private func page(_ plant: String) -> PollenPage {
    PollenPage(plant: plant, counts: counts) { [spoken] in spoken.record($0) }
  }

  @Test func `an open page reads the counts aloud`() {
    let page = page("birch")
    for count in [12, 12, 30] { counts.onNext(count) }

    #expect(
      spoken.values == ["birch: 12", "birch: 30"],
      "It reads what `sentence(for:)` makes, and `say(_:)` says nothing twice in a row."
    )
    _ = page
  }

  @Test func `a page that was closed is silent`() {
    _ = page("birch")
    _ = page("hazel")
    counts.onNext(12)

    #expect(
      spoken.values == [],
      "Both pages were closed, and the phone goes on talking in Alex's pocket."
    )
  }

  @Test func `a page that was closed is gone`() {
    var page: PollenPage? = page("birch")
    weak let remains = page
    page = nil

    #expect(
      remains == nil,
      """
      There is a closure that holds the page. It need not even say `self`: a method that is passed \
      as a function takes its object along.
      """
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.voiceInThePocket, are: [.methodHoldsItsOwner])
  }
}
