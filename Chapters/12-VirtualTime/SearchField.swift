import Dispatch
import Solution03TokensAndBags
import Solution11Schedulers

/// The search field of Alex's app, which searches when nobody has typed for 300 milliseconds.
public final class SearchField {
  private let scheduler: SchedulerType
  private let search: (String) -> Void
  private let waiting = SerialDisposable()

  /// Creates a field in which nobody has typed.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock.
  ///   - search: Begins a search for a text; it is called by the scheduler.
  public init(scheduler: SchedulerType, search: @escaping (String) -> Void) {
    self.scheduler = scheduler
    self.search = search
  }

  /// Takes note that somebody has typed, and of what stands in the field now.
  public func type(_ text: String) {
    // exercise 12.12: Search for the text after 300 milliseconds, by the clock of `scheduler`, unless
    //   something else was typed meanwhile, or the field is gone.
    search(text)
    // end 12.12
  }
}
