// `startWith` stands below the comparison, which doesn't see the first pace: if the first wind is still,
// too, the film of the still sky starts a second time.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces =
  winds
  .map { speed in Pace(speed: speed) }
  .distinctUntilChanged()
  .startWith(.still)
// end 18.16
