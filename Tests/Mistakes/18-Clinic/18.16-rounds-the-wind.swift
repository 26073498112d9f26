// Rounds the wind first: fewer jumps, since 2.4 and 3.4 are still two winds of one pace.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.startWith(0)
  .map { speed in speed.rounded() }
  .distinctUntilChanged()
  .map { speed in Pace(speed: speed) }
// end 18.16
