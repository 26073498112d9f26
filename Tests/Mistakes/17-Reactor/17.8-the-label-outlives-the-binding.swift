// Throws the label's token away: the old reactor goes on setting the label.

// exercise 17.8
// instead of: reactor.state.map(\.report?.description)
// instead of: .distinctUntilChanged()
// instead of: .bind(to: label.rx.text)
// instead of: .disposed(by: disposeBag)
_ = reactor.state.map(\.report?.description)
  .distinctUntilChanged()
  .bind(to: label.rx.text)
// end 17.8
