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

  private func page(_ plant: String = "birch") -> PollenPage {
    PollenPage(plant: plant, counts: counts) { [spoken] in spoken.record($0) }
  }

  @Test func `pages that were closed are silent`() {
    for plant in ["birch", "hazel"] {
      let page = page(plant)
      page.warn(at: 50)
    }
    counts.onNext(80)

    #expect(
      spoken.values == [],
      """
      Alex chose a limit on two pages, closed both, and put the phone into a pocket. The count \
      rose, and the phone said \(spoken.values).
      """
    )
  }

  @Test func `a page that was closed is gone`() {
    weak var plain: PollenPage?
    weak var muted: PollenPage?
    weak var warning: PollenPage?
    do {
      let (first, second, third) = (page(), page(), page())
      second.isMuted = true
      third.warn(at: 50)
      third.warn(at: 60)
      (plain, muted, warning) = (first, second, third)
      counts.onNext(80)
    }

    #expect(plain == nil, "The page read a count and was closed, but it is still alive.")
    #expect(muted == nil, "The page was muted and closed, but it is still alive.")
    #expect(warning == nil, "The page had a limit and was closed, but it is still alive.")
    #expect(!counts.hasObservers, "All pages are closed, but somebody still listens to the counts.")
  }

  @Test func `an open page reads the counts aloud`() {
    let page = page()
    for count in [12, 12, 30] { counts.onNext(count) }

    #expect(
      spoken.values == ["birch: 12", "birch: 30"],
      "It reads each new count, and never says the same thing twice in a row."
    )
    _ = page
  }

  @Test func `a page warns each time the count rises to the limit`() {
    let page = page()
    page.warn(at: 50)
    for count in [12, 80, 90, 12, 80] { counts.onNext(count) }

    #expect(
      spoken.values == [
        "birch: 12",
        "birch: 80", "birch: 80. Close the windows.",
        "birch: 90",
        "birch: 12",
        "birch: 80", "birch: 80. Close the windows.",
      ],
      "There is a warning when the count rises to 50 or more, but not while it stays there."
    )
    #expect(page.warnings == 2, "The page counts its warnings.")
  }

  @Test func `a warning that says the same is not said twice in a row`() {
    let page = page()
    page.isMuted = true
    page.warn(at: 50)
    for count in [80, 12, 80] { counts.onNext(count) }

    #expect(
      spoken.values == ["Quiet.", "birch: 80. Close the windows."],
      "Between the two warnings nothing was said, so the second one only repeats the first."
    )
    #expect(page.warnings == 2, "The count has risen to the limit twice, and each time counts.")
  }

  @Test func `what comes while something is said is not said twice either`() {
    let page = PollenPage(plant: "birch", counts: counts) { [spoken, counts] sentence in
      spoken.record(sentence)
      if spoken.values.count < 3 { counts.onNext(12) }
    }
    counts.onNext(12)

    #expect(
      spoken.values == ["birch: 12"],
      """
      While the phone said how many pollen there are, the same number came once more. It said: \
      \(spoken.values).
      """
    )
    _ = page
  }

  @Test func `a muted page still warns, but does not read the counts aloud`() {
    let page = page()
    page.warn(at: 50)
    page.isMuted = true
    counts.onNext(30)
    counts.onNext(80)
    page.isMuted = false
    counts.onNext(90)

    #expect(
      spoken.values
        == ["Quiet.", "birch: 80. Close the windows.", "Sound is on.", "birch: 90"],
      "Only the counts were muted. A warning is always read aloud."
    )
  }

  @Test func `a new limit replaces the one before it`() {
    let page = page()
    page.isMuted = true
    page.warn(at: 50)
    page.warn(at: 70)
    counts.onNext(60)
    #expect(page.warnings == 0, "The limit is 70 now, but there is a warning at 60.")
    counts.onNext(80)
    #expect(page.warnings == 1, "The count has risen above 70 once.")
  }

  @Test func `the count can rise to a new limit, though it had risen to the old one`() {
    let page = page()
    page.isMuted = true
    page.warn(at: 50)
    counts.onNext(60)
    page.warn(at: 100)
    counts.onNext(120)

    #expect(
      page.warnings == 2,
      """
      The count rose to 60 when the limit was 50, and to 120 when the limit was 100. The page has warned \
      of \(spoken.values.dropFirst()).
      """
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.voiceInThePocket, are: [.methodHoldsItsOwner])
  }
}
