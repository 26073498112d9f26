import Solution03TokensAndBags
import Solution04Events

/// A screen that shows the degrees of a city, and an alert for each warning.
public final class CityScreen {
  /// A line of text on the screen.
  public final class Label {
    /// What it shows.
    public fileprivate(set) var text = ""
  }

  /// Where the degrees are shown; `nil` until the screen has loaded.
  public private(set) var label: Label?

  /// The alerts that were shown, oldest first.
  public private(set) var alerts: [String] = []

  private let feed: CityFeed
  private var bag = DisposeBag()

  /// Creates a screen that has not loaded yet.
  public init(feed: CityFeed) {
    self.feed = feed
    // exercise 7.12: Keep here what is right before the screen is open, if anything is.
    listen()
    // end 7.12
  }

  /// Makes the label; the app calls it when the screen is to be seen.
  public func load() {
    label = Label()
    // exercise 7.12: The screen is open. Do here what has waited for that.
    // end 7.12
  }

  private func listen() {
    // exercise 7.12: Show the degrees, as in `3°`, and each alert. A screen that is loaded again hears
    //   nothing twice, and none is kept alive by what it listens to.
    // end 7.12
  }
}
