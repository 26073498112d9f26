import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.11 The screen's rule` {
  private let log = Log()
  private let screen = Screen()
  private let sensor = HandSource<String>()
  private let page: WeatherPage

  init() {
    page = WeatherPage(screen: screen, worker: SerialDispatchQueueScheduler.coloured("worker"))
  }

  private func expectNoComplaint(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      screen.complaints == [],
      "The screen is changed on main, and nowhere else.",
      sourceLocation: sourceLocation
    )
  }

  @Test func `the archive is read on the worker`() {
    let archive = Observable<String>
      .create { [log] observer in
        log.record("read on \(Colour.current)")
        observer.onNext("Lisbon")
        observer.onCompleted()
        return Disposables.create()
      }
    let token = onMain {
      let token = page.open(archive)
      log.record("opened")
      return token
    }

    #expect(eventually { screen.title == "Lisbon" && !screen.isLoading }, "It is never shown.")
    #expect(
      log.values.contains("read on worker"),
      "Half a second on main is half a second in which no tap is answered: \(log.values)."
    )
    expectNoComplaint()
    token?.dispose()
  }

  @Test func `the spinner turns while the archive is read`() {
    let mayRead = CountDown()
    let archive = Observable<String>
      .create { observer in
        // An answer that reads on main need not block all of main: it is found out below.
        if Colour.current != "main" { mayRead.wait() }
        observer.onNext("Lisbon")
        observer.onCompleted()
        return Disposables.create()
      }
    let token = onMain { page.open(archive) }
    #expect(
      screen.isLoading && screen.title == "",
      """
      The archive takes long, and `open` must not wait for it: the page shows that it is loading.
      """
    )
    mayRead.arrive()
    #expect(eventually { screen.title == "Lisbon" && !screen.isLoading }, "It is never shown.")
    expectNoComplaint()
    token?.dispose()
  }

  @Test func `the page is loading when open returns, though main has other work`() {
    let (archive, token) = (HandSource<String>(), SerialDisposable())
    onMain {
      let page = page
      _ = MainScheduler.instance.schedule(()) { [screen, log] in
        token.disposable = page.open(archive.asObservable())
        log.record(screen.isLoading ? "loading" : "not loading")
        return Disposables.create()
      }
    }
    #expect(
      eventually { !log.values.isEmpty } && log.values == ["loading"],
      """
      The page was opened by work of the main scheduler, from a tap, say. When `open` has returned, the \
      page is loading.
      """
    )
    expectNoComplaint()
    token.dispose()
  }

  @Test func `each title is shown, and the page loads until the archive has completed`() {
    let (archive, worker) = (HandSource<String>(), HandScheduler())
    let page = WeatherPage(screen: screen, worker: worker)
    let token = onMain { page.open(archive.asObservable()) }
    worker.runAll()
    for title in ["Lisbon", "Porto"] {
      archive.send(.next(title))
      worker.runAll()
      #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
      #expect(
        screen.title == title,
        "The archive has sent \(title), and is not at its end. The title is to be shown now."
      )
      #expect(
        screen.isLoading,
        "The archive has sent \(title), and may send more: it has not completed yet."
      )
    }
    archive.send(.completed)
    worker.runAll()
    #expect(
      DispatchQueue.main.settle() && !screen.isLoading,
      "The archive has completed, and the page is still loading."
    )
    expectNoComplaint()
    token?.dispose()
    worker.runAll()
  }

  @Test func `the page is loading before a worker that runs at once has read the archive`() {
    let page = WeatherPage(screen: screen, worker: ImmediateScheduler())
    let archive = Observable<String>
      .create { [log, screen] observer in
        log.record("loading: \(screen.isLoading)")
        observer.onNext("Lisbon")
        observer.onCompleted()
        return Disposables.create()
      }
    let token = onMain { page.open(archive) }
    #expect(
      log.values == ["loading: true"],
      """
      A scheduler may run work inside `schedule`, and this worker does. The archive was read inside \
      `open`, and the page was not loading by then. What is said afterwards is never taken back.
      """
    )
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      screen.title == "Lisbon" && !screen.isLoading,
      "The archive has completed, and the page is still loading, or does not show the title."
    )
    expectNoComplaint()
    token?.dispose()
  }

  @Test func `the token ends what the page has begun`() {
    let archive = HandSource<String>()
    let worker = HandScheduler()
    let page = WeatherPage(screen: screen, worker: worker)
    let tokens = onMain { [page.open(archive.asObservable()), page.show(sensor) { $0.count }] }
    worker.runAll()
    #expect(
      archive.living == 1 && sensor.living == 1,
      "The page has been opened, and both sources are to be subscribed to."
    )
    for token in tokens ?? [] { token.dispose() }
    worker.runAll()
    #expect(
      archive.living == 0 && sensor.living == 0,
      "The page is gone, and disposed its tokens. A source is still subscribed to, for nobody."
    )
    // The tokens were disposed away from main, where nothing may be shown.
    expectNoComplaint()
  }

  @Test func `a title that waits for main is not shown after dispose`() {
    let worker = HandScheduler()
    let page = WeatherPage(screen: screen, worker: worker)
    onMain { [screen] in
      let token = page.open(.just("Lisbon"))
      // Main is busy here, so what is read has to wait for it.
      _ = onThreads(1) { _ in worker.runAll() }
      screen.title = "the next page"
      token.dispose()
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      screen.title == "the next page",
      """
      A title was read and waited for main. There the token was disposed, and then the screen showed \
      \(screen.title) all the same, in place of the title of the next page.
      """
    )
  }

  @Test func `messages are decoded on the worker, and shown on main`() {
    let token = onMain {
      page.show(sensor) { [log] message in
        log.record("decoded on \(Colour.current)")
        return message.count
      }
    }
    let bench = QueueBench()
    bench.queue.async { [sensor = Sent(sensor)] in sensor.source.send(.next("twelve letters")) }

    #expect(
      eventually { screen.temperature == "14°" },
      """
      It is never shown. Was the page subscribed to the sensor on the worker, and so a little \
      later, after the message was sent? A sensor sends when it likes, and replays nothing.
      """
    )
    #expect(
      log.values == ["decoded on worker"],
      "Don't decode on the sensor's queue, which has to measure, nor on main, which has to be free."
    )
    expectNoComplaint()
    token?.dispose()
  }

  @Test func `each temperature is shown, and the latest last`() {
    let worker = HandScheduler()
    let page = WeatherPage(screen: screen, worker: worker)
    let token = onMain { [sensor] in page.show(sensor) { $0.count } }
    sensor.send(.next("sun"))
    worker.runAll()
    #expect(DispatchQueue.main.settle() && screen.temperature == "3°", "The first is to be shown.")
    sensor.send(.next("rain"), .next("twelve letters"))
    worker.runAll(newestFirst: true)
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      screen.temperature == "14°",
      """
      The sensor sent 4° and then 14°. This worker runs the newest work first, as one with several \
      threads may do; the screen has to show the latest temperature all the same.
      """
    )
    expectNoComplaint()
    token?.dispose()
  }

  @Test func `what waits for the worker is not decoded after dispose`() {
    let worker = HandScheduler()
    let page = WeatherPage(screen: screen, worker: worker)
    let token = onMain { [sensor, log] in
      page.show(sensor) { message in
        log.record("decoded \(message)")
        return message.count
      }
    }
    sensor.send(.next("rain"))
    token?.dispose()
    worker.runAll()
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values.isEmpty && screen.temperature == "",
      """
      The token was disposed before the worker had time for the message. To decode it takes half a \
      second, and nobody will see it.
      """
    )
  }

  @Test func `what waits for main is not shown after dispose`() {
    let worker = HandScheduler()
    let page = WeatherPage(screen: screen, worker: worker)
    onMain { [screen, sensor] in
      let token = page.show(sensor) { $0.count }
      sensor.send(.next("rain"))
      // Main is busy here, so what is decoded has to wait for it.
      _ = onThreads(1) { _ in worker.runAll() }
      screen.temperature = "of the next page"
      token.dispose()
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      screen.temperature == "of the next page",
      """
      A temperature was decoded and waited for main. There the token was disposed, and then the screen \
      showed \(screen.temperature) all the same, in place of what the next page shows.
      """
    )
  }

  @Test func `a message that main itself sends is decoded on the worker, too`() {
    let token = onMain {
      let token = page.show(sensor) { [log] message in
        log.record("decoded on \(Colour.current)")
        return message.count
      }
      sensor.send(.next("rain"))
      return token
    }
    #expect(
      eventually { screen.temperature == "4°" },
      """
      It is never shown. The message came as soon as `show` had returned: by then the page has to \
      be subscribed.
      """
    )
    #expect(
      log.values == ["decoded on worker"],
      "Wherever a message comes from, the worker has to decode it."
    )
    expectNoComplaint()
    token?.dispose()
  }
}

/// A source on its way to the one thread that will send.
private struct Sent: @unchecked Sendable {
  // Unchecked: from here on the test leaves the source to that thread.
  let source: HandSource<String>

  init(_ source: HandSource<String>) {
    self.source = source
  }
}
