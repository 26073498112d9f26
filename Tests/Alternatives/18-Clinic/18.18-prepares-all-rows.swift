// Makes all rows ready for reuse before the list goes a long way.

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
  for row in rows { row.prepareForReuse() }
  fill(rows.indices)
}
// end 18.18
