// Listens to every third wind: fewer jumps, and a storm that comes late.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.enumerated()
  .filter { index, _ in index % 3 == 0 }
  .map { _, speed in speed }
  .startWith(0)
  .distinctUntilChanged()
  .map { speed in Pace(speed: speed) }
// end 18.16
