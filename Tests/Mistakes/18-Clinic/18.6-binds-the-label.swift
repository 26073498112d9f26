// Binds the label, whose binder goes to main; the sensor still touches the spinner.

// exercise 18.6
speeds
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .map { speed in "\(speed) m/s" }
  .bind(to: label.rx.text)
  .disposed(by: bag)
// end 18.6
