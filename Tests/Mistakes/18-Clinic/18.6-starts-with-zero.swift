// Begins with a wind that nobody has measured.

// exercise 18.6
// instead of: .share(replay: 1)
.share()
// instead of: strongest
// instead of:   .observe(on: MainScheduler.instance)
// instead of:   .do(onNext: { [details] _ in details.isHidden = false })
// instead of:   .map { speed in "at most \(speed) m/s" }
strongest
  .startWith(0)
  .observe(on: MainScheduler.instance)
  .do(onNext: { [details] _ in details.isHidden = false })
  .map { speed in "at most \(speed) m/s" }
// end 18.6
