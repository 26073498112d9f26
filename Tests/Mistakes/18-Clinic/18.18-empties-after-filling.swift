// Makes the rows ready for reuse after they have been filled.

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
  fill(rows.indices)
  for row in rows { row.prepareForReuse() }
}
// end 18.18
