// Sets the alert on whichever thread the error comes.

// exercise 17.8
// instead of: .bind(to: alert.rx.text)
.subscribe(onNext: { [alert] error in alert.text = error })
// end 17.8
