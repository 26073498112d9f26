// Binds the label, whose binder knows main; the spinner is still touched by the sensor.

// exercise 18.9
speeds
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .map { speed in "\(speed) m/s" }
  .bind(to: label.rx.text)
  .disposed(by: bag)
// end 18.9
