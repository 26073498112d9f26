// Subscribes again to the taps after an error: the button lives, and the error is not shown.

// exercise 18.18
button.rx.tap
  .flatMapLatest { forecast() }
  .retry()
  .bind(to: label.rx.text)
  .disposed(by: bag)
// end 18.18
