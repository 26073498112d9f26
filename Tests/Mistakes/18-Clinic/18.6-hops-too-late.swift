// Remembers the strongest wind, and goes to main below what shows the details.

// exercise 18.6
// instead of: strongest
// instead of:   .observe(on: MainScheduler.instance)
// instead of:   .do(onNext: { [details] _ in details.isHidden = false })
// instead of:   .map { speed in "at most \(speed) m/s" }
strongest
  .do(onNext: { [details] _ in details.isHidden = false })
  .map { speed in "at most \(speed) m/s" }
  .observe(on: MainScheduler.instance)
// end 18.6
