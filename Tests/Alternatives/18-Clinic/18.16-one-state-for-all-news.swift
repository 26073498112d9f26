// Merges sky, wind and return, and a `scan` knows which film is playing, and whether another begins.

// exercise 18.16
// instead of: let films = Self.films(reports: reports, winds: winds).share(replay: 1)

// instead of: Observable.merge(films, returns.withLatestFrom(films))
// instead of: .subscribe(onNext: play)
// instead of: .disposed(by: bag)
Observable
  .merge(
    reports.map { report in News.sky(report.sky) },
    winds.map { speed in News.pace(Pace(speed: speed)) },
    returns.map { _ in News.comeback }
  )
  .scan(into: Projector()) { projector, news in projector.hear(news) }
  .compactMap { projector in projector.next }
  .subscribe(onNext: play)
  .disposed(by: bag)

// instead of: /// The films for these reports and winds, each at the moment when it begins.
// instead of: private static func films(
// instead of: reports: Observable<Report>,
// instead of: winds: Observable<Double>
// instead of: ) -> Observable<String> {
// instead of: let skies = reports.map { report in report.sky }.distinctUntilChanged()
// instead of: // Before anybody has measured the wind, the clouds stand still.
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
// instead of: return Observable.combineLatest(skies, paces) { sky, pace in pace.film(of: sky) }
// instead of: }
/// What may start a film.
private enum News {
  case sky(String)
  case pace(Pace)
  case comeback
}

/// Knows what is playing.
private struct Projector {
  /// The film that begins with the newest news, if one does.
  private(set) var next: String?

  private var sky: String?
  private var pace = Pace.still
  private var playing: String?

  mutating func hear(_ news: News) {
    switch news {
    case .sky(let sky): self.sky = sky
    case .pace(let pace): self.pace = pace
    case .comeback: playing = nil
    }
    let film = sky.map { sky in pace.film(of: sky) }
    next = film == playing ? nil : film
    playing = film
  }
}
// end 18.16
