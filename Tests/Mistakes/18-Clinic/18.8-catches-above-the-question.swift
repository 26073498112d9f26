// Catches the errors of the taps, which never fail.

// exercise 18.8
button.rx.tap
  .asObservable()
  .catch { _ in .empty() }
  .flatMapLatest { forecast() }
  .catchAndReturn(Self.noForecast)
  .bind(to: label.rx.text)
  .disposed(by: bag)
// end 18.8
