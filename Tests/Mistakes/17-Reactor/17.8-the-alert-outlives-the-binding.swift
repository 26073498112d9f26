// Throws the alert's token away: an alert of the old reactor pops up on the new screen.

// exercise 17.8
// instead of: reactor.pulse(\.$error)
// instead of: .skip(1)
// instead of: .compactMap { $0 }
// instead of: .bind(to: alert.rx.text)
// instead of: .disposed(by: disposeBag)
_ = reactor.pulse(\.$error)
  .skip(1)
  .compactMap { $0 }
  .bind(to: alert.rx.text)
// end 17.8
