// Moves the subscription to main, and not what comes from it.

// exercise 18.6
// instead of: strongest
// instead of:   .observe(on: MainScheduler.instance)
// instead of:   .do(onNext: { [details] _ in details.isHidden = false })
// instead of:   .map { speed in "at most \(speed) m/s" }
strongest
  .subscribe(on: MainScheduler.instance)
  .do(onNext: { [details] _ in details.isHidden = false })
  .map { speed in "at most \(speed) m/s" }
// end 18.6
