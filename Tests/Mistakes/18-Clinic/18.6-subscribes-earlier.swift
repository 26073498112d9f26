// Moves `subscribe(on:)` to the end, as if its position mattered.

// exercise 18.6
speeds
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .map { speed in "\(speed) m/s" }
  .subscribe(on: MainScheduler.asyncInstance)
  .subscribe(onNext: { [label] text in label.text = text })
  .disposed(by: bag)
// end 18.6
