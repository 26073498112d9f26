// Takes the first wind for the wind of the whole day.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.take(1)
  .startWith(0)
  .map { speed in Pace(speed: speed) }
// end 18.16
