// Catches in the right place, and turns the error into nothing: the user taps, and nothing happens.

// exercise 18.8
button.rx.tap
  .flatMapLatest { forecast().catch { _ in .empty() } }
  .bind(to: label.rx.text)
  .disposed(by: bag)
// end 18.8
