// Prepares the rows when the list is flung down, and not when it is flung up.

// exercise 18.18 in CityList.swift
// instead of: if abs(distance) < rows.count {
// instead of: move(by: distance)
// instead of: } else {
// instead of: fill(rows.indices)
// instead of: }
if abs(distance) < rows.count {
  move(by: distance)
} else {
  if distance >= rows.count {
    for row in rows { row.prepareForReuse() }
  }
  fill(rows.indices)
}
// end 18.18

// exercise 18.18 in CityCell.swift
// instead of: bag = DisposeBag()
// instead of: self.city = city
self.city = city
// end 18.18
