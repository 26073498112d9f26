import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
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
  private let winds = PublishSubject<Double>()
  private let returns = PublishSubject<Void>()
  private let connections = Recorder<String>()
  private let films = Recorder<String>()
  private let panel: SkyPanel

  init() {
    let station = Observable<SkyPanel.Report>
      .create { [reports, connections] observer in
        connections.record("connection")
        return reports.subscribe(observer)
      }
    panel = SkyPanel(reports: station, winds: winds, returns: returns) { [films] film in
      films.record(film)
    }
  }

  /// Sends one report a second.
  private func send(_ skies: String..., from start: Int = 0) {
    for (time, sky) in skies.enumerated() {
      reports.onNext(SkyPanel.Report(time: start + time, sky: sky))
    }
  }

  @Test func `the film of a sky is played through`() {
    for (time, speed) in [2.4, 3.1, 2.6, 3.4].enumerated() {
      send("clouds", from: time)
      winds.onNext(speed)
    }

    #expect(
      films.values == ["clouds", "clouds, slow"],
      """
      There were clouds all the time, and from the first second on there was a light wind. That is \
      one film without wind and one with it; the panel began \(films.values.count): \(films.values).
      """
    )
  }

  @Test func `another sky is another film, at once`() {
    send("clouds", "clouds", "rain", "rain")

    #expect(films.values == ["clouds", "rain"], "There were two skies, so play two films.")
  }

  @Test func `another pace is another film, at once`() {
    winds.onNext(3)
    send("clouds")
    for speed in [9.9, 10, 12, 3] { winds.onNext(speed) }

    #expect(
      films.values == ["clouds, slow", "clouds, fast", "clouds, slow"],
      "A wind of 10 m/s came and went, and the clouds have to go with it."
    )
  }

  @Test func `a sky that comes back is shown again`() {
    send("clouds", "rain", "clouds", "clouds")

    #expect(
      films.values == ["clouds", "rain", "clouds"],
      "There were clouds before the rain, and there are clouds after it."
    )
  }

  @Test func `two skies in one second are two films`() {
    reports.onNext(SkyPanel.Report(time: 0, sky: "clouds"))
    reports.onNext(SkyPanel.Report(time: 0, sky: "rain"))

    #expect(films.values == ["clouds", "rain"], "Two reports from the same second, and two skies.")
  }

  @Test func `when the app comes back, the film begins again`() {
    winds.onNext(3)
    send("clouds", "clouds")
    returns.onNext(())
    send("clouds", from: 2)

    #expect(
      films.values == ["clouds, slow", "clouds, slow"],
      """
      The sky has not changed while the app was away, and its film stands still. It has to begin \
      again when the app returns, once.
      """
    )
  }

  @Test func `before there is a report, nothing is played`() {
    winds.onNext(3)
    returns.onNext(())

    #expect(films.values == [], "Nobody has said yet what the sky looks like.")
  }

  @Test func `the caption has the newest temperature`() {
    for (time, degrees) in [15, 15, 16].enumerated() {
      reports.onNext(SkyPanel.Report(time: time, sky: "clouds", degrees: degrees))
    }

    #expect(
      panel.caption == "clouds, 16°",
      "The sky has stayed as it was, and it has become warmer. The caption should say so."
    )
  }

  @Test func `a panel has one connection to the station`() {
    #expect(connections.values.count == 1, "Each connection costs Alex a cent a day.")
  }

  @Test func `a panel that is gone listens to nobody`() {
    let reports = PublishSubject<SkyPanel.Report>()
    let winds = PublishSubject<Double>()
    var panel: SkyPanel? = SkyPanel(reports: reports, winds: winds, returns: .never()) { _ in }
    #expect(panel != nil && reports.hasObservers && winds.hasObservers, "The panel hears nothing.")
    panel = nil

    #expect(
      !reports.hasObservers && !winds.hasObservers,
      "The panel was closed, and somebody still listens to the station or the wind."
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.cloudsThatJump, are: [.sameAgain])
  }
}
