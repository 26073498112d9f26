/// A line of a long list; as it leaves the screen at one end, it is reused at the other.
public final class CityCell {
  /// What the cell shows.
  public private(set) var text = ""

  private var bag = DisposeBag()

  /// Creates a cell that shows nothing.
  public init() {}

  /// Shows the weather of `city` and every change of it, and no longer the previous city's.
  public func show(_ city: Observable3<String>) {
    text = city.value
    // exercise 3.8: Follow the changes of this city, and no longer those of the previous one.
    bag = DisposeBag()
    city
      .observe { [weak self] in self?.text = $0 }
      .disposed(by: bag)
    // end 3.8
  }
}
