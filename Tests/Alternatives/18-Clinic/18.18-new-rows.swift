// Makes new rows when none of the old ones stays on the screen.

// exercise 18.18
// instead of: bag = DisposeBag()
// instead of: self.city = city
self.city = city
// instead of: if abs(distance) < rows.count {
// instead of: move(by: distance)
// instead of: } else {
// instead of: fill(rows.indices)
// instead of: }
if abs(distance) < rows.count {
  move(by: distance)
} else {
  rows = rows.map { _ in CityCell(scales: scales) }
  fill(rows.indices)
}
// instead of: private let temperatures: (String) -> Observable<Int>
private let temperatures: (String) -> Observable<Int>
private let scales: Observable<CityCell.Scale>
// instead of: self.temperatures = temperatures
self.temperatures = temperatures
self.scales = scales
// end 18.18
