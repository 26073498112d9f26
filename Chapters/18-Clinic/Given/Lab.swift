import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers
import Solution16Screen

/// A test bench for an app with a ``ForecastPage``: you are the user, the server, and the clock.
///
/// What the user does happens on main, and is done when the call returns. A lab is used from one
/// thread, which may be any thread.
public final class Lab {
  /// What a service does: it asks for the temperature in a city.
  public typealias Temperature = (String) -> Observable<Int>

  /// Counts the pages, as `page`, and the questions that wait for an answer, as `question`.
  public let census = Census()

  /// Notes each question to the service, as `temperature#1` and so on.
  public let logbook = Logbook()

  private let server: Server
  private let clock = LabClock()
  private let makePage: () -> any ForecastPage
  private let window = Window()

  /// Creates a bench with an app that has no page open.
  ///
  /// - Parameters:
  ///   - service: Makes the service of the app.
  ///   - page: Makes a page of the app.
  public init(
    service: (Server, any SchedulerType) -> Temperature,
    page: @escaping (@escaping Temperature) -> any ForecastPage
  ) {
    server = Server(census: census)
    let temperature = service(server, clock)
    makePage = { [logbook] in
      page { city in temperature(city).logged(as: "temperature", in: logbook) }
    }
  }

  deinit {
    close()
  }

  /// Alex's own app.
  public static func alexsApp() -> Lab {
    Lab(
      service: { server, clock in
        let service = ForecastService(server: server, clock: clock)
        return { city in service.temperature(in: city).asObservable() }
      },
      page: AlexPage.init
    )
  }

  private final class Window {
    var page: (any ForecastPage)?

    /// The page that was counted last: an app may show one page again and again.
    weak var counted: (any ForecastPage)?
  }

  private var page: (any ForecastPage)? { window.page }

  // MARK: The user

  /// Opens a page, and closes the one before.
  public func open() {
    onMain { [census, makePage, window] in
      let page = makePage()
      if page !== window.counted { census.enrol(page, as: "page") }
      window.counted = page
      window.page = page
    }
  }

  /// Types a city into the open page, and taps the button.
  public func search(_ city: String) {
    onMain { [window] in
      window.page?.field.paste(city)
      window.page?.button.tap()
    }
  }

  /// Closes the page.
  public func close() {
    onMain { [window] in window.page = nil }
  }

  /// What the page shows, or nil while it shows nothing.
  public var text: String? {
    onMain {}
    return page?.label.text
  }

  /// Whether the spinner is spinning.
  public var isSpinning: Bool {
    onMain {}
    return page?.spinner.isAnimating ?? false
  }

  /// What was done to the page off main, in words.
  public var complaints: [String] {
    onMain {}
    guard let page else { return [] }
    return [page.field, page.button, page.label, page.spinner].flatMap(\.complaints)
  }

  // MARK: The server, and the clock

  /// Answers the newest of the waiting questions, on the calling thread, and waits until main has
  /// done what follows from that.
  public func answer(_ answer: Server.Answer) {
    server.answer(answer)
    onMain {}
  }

  /// Fails the newest of the waiting questions as a server of next year might, with an error that is not
  /// in the list of its answers, and waits until main has done what follows from that.
  func fail(_ error: any Error) {
    server.fail(error)
    onMain {}
  }

  /// The number of questions that are waiting for an answer.
  public var questions: Int {
    server.waiting
  }

  /// Lets time pass, on main.
  public func wait(seconds: Double) {
    onMain { [clock] in clock.advance(seconds: seconds) }
  }

  // MARK: Threads

  /// Does something on main, and waits for it, for all the work that main had before, and for what
  /// follows from both.
  public func onMain(_ deed: @escaping () -> Void) {
    if DispatchQueue.getSpecific(key: Self.mainMark) != nil { return deed() }
    perform(deed, on: .main)
    // While main is busy, what could run at once takes a turn of the queue instead, and what follows
    // from that another one.
    for _ in 1...3 { perform({}, on: .main) }
  }

  /// Does something on a queue other than main, and waits until that queue and main have done what
  /// follows from it.
  public func elsewhere(_ deed: @escaping () -> Void) {
    perform(deed, on: DispatchQueue(label: "elsewhere"))
    onMain {}
  }

  private func perform(_ deed: @escaping () -> Void, on queue: DispatchQueue) {
    let deed = Deed(deed)
    let isDone = DispatchSemaphore(value: 0)
    queue.async {
      deed.perform()
      isDone.signal()
    }
    precondition(isDone.wait(timeout: .now() + 30) == .success, "The main queue has to be served.")
  }

  private final class Deed: @unchecked Sendable {
    // Unchecked: the caller waits, so only one thread at a time has it.
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) {
      self.body = body
    }

    func perform() {
      // Released before the caller goes on: a page that is closed must be gone by then.
      body.take()?()
    }
  }

  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
