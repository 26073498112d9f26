import Solution04Events
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.16 Clouds that jump` {
  private let reports = PublishSubject<SkyPanel.Report>()
  private let films = Recorder<String>()
  private let panel: SkyPanel

  init() {
    panel = SkyPanel(reports: reports) { [films] sky in films.record(sky) }
  }

  /// Sends one report a second.
  private func send(_ skies: String..., from start: Int = 0) {
    for (time, sky) in skies.enumerated() {
      reports.onNext(SkyPanel.Report(time: start + time, sky: sky))
    }
  }

  @Test func `the film of a sky is played through`() {
    send("clouds", "clouds", "clouds", "clouds")

    #expect(
      films.values == ["clouds"],
      """
      There were clouds all the time, so their film should begin once. In four seconds it began \
      \(films.values.count) times.
      """
    )
  }

  @Test func `another sky is another film, at once`() {
    send("clouds", "clouds", "rain", "rain")

    #expect(films.values == ["clouds", "rain"], "There were two skies, so play two films.")
  }

  @Test func `a sky that comes back is shown again`() {
    send("clouds", "rain", "clouds", "clouds")

    #expect(
      films.values == ["clouds", "rain", "clouds"],
      "There were clouds before the rain, and there are clouds after it."
    )
  }

  @Test func `only the sky matters`() {
    reports.onNext(SkyPanel.Report(time: 0, sky: "clouds"))
    reports.onNext(SkyPanel.Report(time: 0, sky: "rain"))

    #expect(films.values == ["clouds", "rain"], "Two reports from the same second, and two skies.")
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.cloudsThatJump, are: [.sameAgain])
  }
}
