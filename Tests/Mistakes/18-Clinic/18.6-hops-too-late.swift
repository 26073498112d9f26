// Goes to main below the spinner: what is above a hop runs before it.

// exercise 18.6
speeds
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .map { speed in "\(speed) m/s" }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { [label] text in label.text = text })
  .disposed(by: bag)
// end 18.6
