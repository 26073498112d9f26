/// A line of a long list; as it leaves the display at one end, it is used again at the other.
public final class CityCell {
  /// What the cell shows.
  public private(set) var text = ""

  private var bag = DisposeBag()

  /// Creates a cell that shows nothing.
  public init() {}

  /// Shows the weather of `city`, and every change of it, in place of the city before.
  public func show(_ city: Observable3<String>) {
    text = city.value
    // exercise 3.8: Follow the changes of this city, and no longer those of the one before.
    bag = DisposeBag()
    city
      .observe { [weak self] in self?.text = $0 }
      .disposed(by: bag)
    // end 3.8
  }
}
