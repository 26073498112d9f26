// Lets the field follow the city in the state, as the label follows the report.

// exercise 17.8
// instead of: // What was typed on an earlier screen, if the reactor has had one.
// instead of: field.text = reactor.currentState.city
reactor.state.map(\.city)
  .distinctUntilChanged()
  .bind(to: field.rx.text.orEmpty)
  .disposed(by: disposeBag)
// end 17.8
