import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution16Screen
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

/// An app for an inquiry to examine, and a description of what is wrong with it.
struct Specimen: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let lab: @Sendable () -> Lab

  /// An app whose service is `service`, and whose pages are made by `page`.
  init(
    _ description: String,
    service: @escaping @Sendable (Server, any SchedulerType) -> Lab.Temperature = promisingService,
    page: @escaping @Sendable (@escaping Lab.Temperature) -> any ForecastPage = {
      PlainPage(temperature: $0)
    }
  ) {
    testDescription = description
    lab = { Lab(service: service, page: page) }
  }

  /// A healthy app, written by somebody other than Alex.
  static let healthy = Specimen("a healthy page")
}

// MARK: Services

/// What a service does with the server's words: it passes them to an observer.
private typealias Reading = (Result<String, any Error>, AnyObserver<Int>) -> Void

/// A service that keeps its promise: one temperature, or an error, within ten seconds.
@Sendable func promisingService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  serviceWithTimeout(server, clock, reading: read)
}

/// A service that waits forever.
@Sendable func endlessService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  service(server, reading: read)
}

/// A service that completes without an element when it does not understand the server.
@Sendable func wordlessService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  serviceWithTimeout(server, clock) { reply, observer in
    if case .success(let words) = reply, Int(words) == nil { return observer.onCompleted() }
    read(reply, observer)
  }
}

/// A service that sends a temperature, and never comes to an end.
@Sendable func openService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  let temperature = serviceWithTimeout(server, clock, reading: read)
  return { city in temperature(city).concat(Observable<Int>.never()) }
}

/// A service that completes without an element at an error that is none of the app's own.
@Sendable func secretiveService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  serviceWithTimeout(server, clock) { reply, observer in
    if case .failure(let error) = reply, !(error is ForecastError) { return observer.onCompleted() }
    read(reply, observer)
  }
}

/// A service that sends yesterday's temperature first.
@Sendable func talkativeService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  serviceWithTimeout(server, clock) { reply, observer in
    if case .success = reply { observer.onNext(11) }
    read(reply, observer)
  }
}

/// A service that sends yesterday's temperature first, but only if it understands the server.
@Sendable func doublingService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  serviceWithTimeout(server, clock) { reply, observer in
    if case .success(let words) = reply, Int(words) != nil { observer.onNext(11) }
    read(reply, observer)
  }
}

/// A service that sends yesterday's temperature before it fails.
@Sendable func hesitantService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  serviceWithTimeout(server, clock) { reply, observer in
    if case .failure = reply { observer.onNext(11) }
    read(reply, observer)
  }
}

/// A service that answers within a minute, whatever the server does.
@Sendable func slowService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  let temperature = service(server, reading: read)
  return { city in temperature(city).timeout(.seconds(60), scheduler: clock) }
}

/// A service that passes on each answer after nine seconds, and gives up after ten.
@Sendable func patientService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  let temperature = service(server, reading: read)
  return { city in
    temperature(city).materialize()
      .delay(.seconds(9), scheduler: clock)
      .dematerialize()
      .timeout(.seconds(10), scheduler: clock)
  }
}

/// A service that sends the temperature that it remembers, and the end, where another one would fail.
@Sendable func rememberingService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  let temperature = serviceWithTimeout(server, clock, reading: read)
  return { city in temperature(city).catchAndReturn(11) }
}

/// A service that answers within eleven seconds, whatever the server does.
@Sendable func tardyService(_ server: Server, _ clock: any SchedulerType) -> Lab.Temperature {
  let temperature = service(server, reading: read)
  return { city in temperature(city).timeout(.seconds(11), scheduler: clock) }
}

private func read(_ reply: Result<String, any Error>, _ observer: AnyObserver<Int>) {
  do {
    guard let degrees = Int(try reply.get()) else { throw ForecastError.unreadable }
    observer.onNext(degrees)
    observer.onCompleted()
  } catch {
    observer.onError(error)
  }
}

private func service(_ server: Server, reading: @escaping Reading) -> Lab.Temperature {
  { city in
    .create { observer in server.ask(city) { reply in reading(reply, observer) } }
  }
}

private func serviceWithTimeout(
  _ server: Server,
  _ clock: any SchedulerType,
  reading: @escaping Reading
) -> Lab.Temperature {
  let temperature = service(server, reading: reading)
  return { city in temperature(city).timeout(.seconds(10), scheduler: clock) }
}

// MARK: Pages

/// A healthy page; the broken ones change one thing about it.
class PlainPage: ForecastPage, @unchecked Sendable {
  // Unchecked: its variables are touched on main.
  let field = TextField()
  let button = Button()
  let label = Label()
  let spinner = Spinner()
  let bag = DisposeBag()
  let temperature: Lab.Temperature

  init(temperature: @escaping Lab.Temperature) {
    self.temperature = temperature
    listen()
  }

  var city: String { field.text ?? "" }

  /// Listens to the button.
  func listen() {
    button.rx.tap
      .withUnretained(self)
      .flatMapLatest { page, _ in page.answer() }
      .subscribe(onNext: { [weak self] text in self?.show(text) })
      .disposed(by: bag)
  }

  /// The line that comes of a question.
  func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city).observe(on: MainScheduler.instance).map { "\($0)°" }
      .catchAndReturn("That did not work.")
  }

  func show(_ text: String) {
    label.text = text
    spinner.isAnimating = false
  }
}

/// Something that outlives the pages.
final class Drawer: @unchecked Sendable {
  // Unchecked: it is touched on main.
  var pages: [AnyObject] = []

  /// A drawer that outlives the tests as well.
  static let theOnlyOne = Drawer()
}

/// Holds itself from the beginning: a retain cycle.
final class SelfishPage: PlainPage, @unchecked Sendable {
  override func listen() {
    super.listen()
    button.rx.tap.subscribe(onNext: { self.label.text = "…" }).disposed(by: bag)
  }
}

/// Holds itself while it waits for an answer.
final class WaitingPage: PlainPage, @unchecked Sendable {
  private var question: Disposable?

  override func listen() {
    button.rx.tap.bind(with: self) { page, _ in page.ask() }.disposed(by: bag)
  }

  private func ask() {
    question?.dispose()
    question = answer().subscribe(onNext: { self.show($0) })
  }
}

/// Does not take its question back when it goes.
final class ForgetfulPage: PlainPage, @unchecked Sendable {
  override func listen() {
    button.rx.tap.bind(with: self) { page, _ in page.ask() }.disposed(by: bag)
  }

  private func ask() {
    _ = answer().subscribe(onNext: { [weak self] text in self?.show(text) })
  }
}

/// Puts the token of its question into a bag that is gone at the end of the line.
final class MomentPage: PlainPage, @unchecked Sendable {
  override func listen() {
    button.rx.tap.bind(with: self) { page, _ in page.ask() }.disposed(by: bag)
  }

  private func ask() {
    answer().subscribe(onNext: { [weak self] text in self?.show(text) })
      .disposed(by: DisposeBag())
  }
}

/// Puts itself into a drawer for good when it has shown something.
final class ProudPage: PlainPage, @unchecked Sendable {
  private let drawer: Drawer

  init(temperature: @escaping Lab.Temperature, drawer: Drawer) {
    self.drawer = drawer
    super.init(temperature: temperature)
  }

  override func show(_ text: String) {
    super.show(text)
    drawer.pages.append(self)
  }
}

/// Drops the token of its first question, and keeps those of the later ones.
final class ClumsyPage: PlainPage, @unchecked Sendable {
  private var hasAsked = false

  override func listen() {
    button.rx.tap.bind(with: self) { page, _ in page.ask() }.disposed(by: bag)
  }

  private func ask() {
    let ends = hasAsked ? bag : DisposeBag()
    hasAsked = true
    answer().subscribe(onNext: { [weak self] text in self?.show(text) }).disposed(by: ends)
  }
}

/// Holds itself from an answer to the next question.
final class LingeringPage: PlainPage, @unchecked Sendable {
  private var itself: LingeringPage?

  override func answer() -> Observable<String> {
    itself = nil
    return super.answer()
  }

  override func show(_ text: String) {
    super.show(text)
    itself = self
  }
}

/// Holds itself from the beginning to the first question.
final class ExpectantPage: PlainPage, @unchecked Sendable {
  private var itself: ExpectantPage?

  override func listen() {
    super.listen()
    itself = self
  }

  override func answer() -> Observable<String> {
    itself = nil
    return super.answer()
  }
}

/// Shows everything on whichever thread it comes.
final class HastyPage: PlainPage, @unchecked Sendable {
  override func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city).map { "\($0)°" }.catchAndReturn("That did not work.")
  }
}

/// Subscribes on main, and so believes that it gets its events there, too.
final class WrongWayPage: PlainPage, @unchecked Sendable {
  override func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city).subscribe(on: MainScheduler.instance).map { "\($0)°" }
      .catchAndReturn("That did not work.")
  }
}

/// Goes to main with its answers, but not with its errors.
final class HalfwayPage: PlainPage, @unchecked Sendable {
  override func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city)
      .do(onError: { [spinner] _ in spinner.isAnimating = false })
      .observe(on: MainScheduler.instance)
      .map { "\($0)°" }
      .catchAndReturn("That did not work.")
  }
}

/// Goes to main with everything but one kind of error, which is told by its description.
final class OneErrorPage: PlainPage, @unchecked Sendable {
  private let error: String

  init(error: String, temperature: @escaping Lab.Temperature) {
    self.error = error
    super.init(temperature: temperature)
  }

  override func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city)
      .do(onError: { [spinner, error] cause in
        if "\(cause)" == error { spinner.isAnimating = false }
      })
      .observe(on: MainScheduler.instance)
      .map { "\($0)°" }
      .catchAndReturn("That did not work.")
  }
}

/// Goes to main with everything but one thing that it does to its button or its field.
final class OneControlPage: PlainPage, @unchecked Sendable {
  private let property: String

  init(property: String, temperature: @escaping Lab.Temperature) {
    self.property = property
    super.init(temperature: temperature)
  }

  override func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city)
      .do(onNext: { [button, field, property] _ in
        if property == "Button.title" { button.title = "Ask again" } else { field.text = "" }
      })
      .observe(on: MainScheduler.instance)
      .map { "\($0)°" }
      .catchAndReturn("That did not work.")
  }
}

/// Goes to main with its errors, but not with its answers.
final class OtherHalfPage: PlainPage, @unchecked Sendable {
  override func answer() -> Observable<String> {
    spinner.isAnimating = true
    return temperature(city)
      .do(onNext: { [spinner] _ in spinner.isAnimating = false })
      .observe(on: MainScheduler.instance)
      .map { "\($0)°" }
      .catchAndReturn("That did not work.")
  }
}
