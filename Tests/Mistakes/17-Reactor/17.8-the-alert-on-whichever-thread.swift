// Sets the alert on whichever thread the error comes.

// exercise 17.8
// instead of: reactor.pulse(\.$error)
// instead of: .skip(1)
// instead of: .compactMap { $0 }
// instead of: .bind(to: alert.rx.text)
reactor.pulse(\.$error)
  .skip(1)
  .compactMap { $0 }
  .subscribe(onNext: { [alert] error in alert.text = error })
// end 17.8
