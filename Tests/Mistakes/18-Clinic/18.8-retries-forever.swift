// Subscribes to the taps again after an error: the button lives, but the error is not shown.

// exercise 18.8
button.rx.tap
  .flatMapLatest { forecast() }
  .retry()
  .bind(to: label.rx.text)
  .disposed(by: bag)
// end 18.8
