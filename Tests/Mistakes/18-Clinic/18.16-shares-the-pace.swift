// Shares the pace, of which there is still one every second.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.startWith(0)
  .distinctUntilChanged()
  .map { speed in Pace(speed: speed) }
  .share(replay: 1)
// end 18.16
