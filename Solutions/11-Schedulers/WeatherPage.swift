import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The page of Alex's app that shows one place and its temperature.
public final class WeatherPage {
  private let screen: Screen
  private let worker: ImmediateSchedulerType

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - screen: What to show it on; it must be changed on the main queue only.
  ///   - worker: Where to do what takes long.
  public init(screen: Screen, worker: ImmediateSchedulerType) {
    self.screen = screen
    self.worker = worker
  }

  /// Shows what was saved yesterday; it is called on main, when the page opens.
  ///
  /// - Parameter archive: Reads a file inside `subscribe`, which takes half a second.
  /// - Returns: The token of the subscription.
  public func open(_ archive: Observable<String>) -> Disposable {
    // exercise 11.11: The page is loading from now until the archive has been read to its end. It is
    //   read on the worker, so that the screen does not freeze; each title is shown on main.
    // starts as: Disposables.create()
    screen.isLoading = true
    let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
    return titles.subscribe(
      onNext: { [screen] title in screen.title = title },
      onCompleted: { [screen] in screen.isLoading = false }
    )
    // end 11.11
  }

  /// Shows what a sensor measures.
  ///
  /// - Parameters:
  ///   - sensor: Sends on a queue of its own, which must not be kept busy.
  ///   - decode: Turns a message into a temperature, which takes half a second.
  /// - Returns: The token of the subscription.
  public func show(
    _ sensor: Observable<String>,
    decode: @escaping (String) -> Int
  ) -> Disposable {
    // exercise 11.11: Each message is decoded on the worker: not on the sensor's queue, and not on
    //   main. The result is shown on main, in degrees: "14°".
    // starts as: Disposables.create()
    let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
    return temperatures.subscribe(onNext: { [screen] degrees in
      screen.temperature = "\(degrees)°"
    })
    // end 11.11
  }
}
