// Winds are compared with a tolerance before they become a pace: a small step over a border, from 9.8 to
// 10.2, is dropped, and the new pace starts no film.

// exercise 18.16
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
.distinctUntilChanged { old, new in abs(old - new) < 1 }
  .map { speed in Pace(speed: speed) }
  .distinctUntilChanged()
// end 18.16
