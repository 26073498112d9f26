// Remembers the newest speed instead of the strongest: the details begin with that.

// exercise 18.6
// instead of: let readings = speeds.filter { speed in speed >= 0 }.share()
let readings = speeds.filter { speed in speed >= 0 }.share(replay: 1)
  // instead of: .distinctUntilChanged()
  // instead of: .share(replay: 1)
  .distinctUntilChanged()
// end 18.6
