// Drops each report that has the sky of the one before, and its temperature with it. The wind still
// makes the clouds jump.

// exercise 18.16
// instead of: let reports = reports.share()
let reports = reports.distinctUntilChanged(at: \.sky).share()
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.startWith(0)
  .distinctUntilChanged()
  .map { speed in Pace(speed: speed) }
// end 18.16
