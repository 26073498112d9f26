import Dispatch
import Solution03TokensAndBags
import Solution11Schedulers

/// The search field of Alex's app, which searches once nobody has typed for 300 milliseconds.
public final class SearchField {
  private let scheduler: SchedulerType
  private let search: (String) -> Void
  private let waiting = SerialDisposable()

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock.
  ///   - search: Starts a search for a text; the scheduler calls it.
  public init(scheduler: SchedulerType, search: @escaping (String) -> Void) {
    self.scheduler = scheduler
    self.search = search
  }

  /// Reports that somebody has typed, and what is in the field now.
  public func type(_ text: String) {
    // exercise 12.12: Search for the text after 300 milliseconds, by the clock of `scheduler`,
    //   unless something else was typed meanwhile, or the field is gone.
    // starts as: search(text)
    waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
      [weak self] text in
      self?.search(text)
      return Disposables.create()
    }
    // end 12.12
  }
}
