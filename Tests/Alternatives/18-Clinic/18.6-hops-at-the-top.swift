// Goes to main with the readings, so that everything below is there.

// exercise 18.6
// instead of: let readings = speeds.filter { speed in speed >= 0 }.share()
let readings =
  speeds
  .observe(on: MainScheduler.instance)
  .filter { speed in speed >= 0 }
  .share()
// instead of: readings
// instead of:   .observe(on: MainScheduler.instance)
// instead of:   .do(onNext: { [spinner] _ in spinner.isAnimating = false })
readings
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
// instead of: strongest
// instead of:   .observe(on: MainScheduler.instance)
// instead of:   .do(onNext: { [details] _ in details.isHidden = false })
// instead of:   .map { speed in "at most \(speed) m/s" }
strongest
  .do(onNext: { [details] _ in details.isHidden = false })
  .map { speed in "at most \(speed) m/s" }
// end 18.6
