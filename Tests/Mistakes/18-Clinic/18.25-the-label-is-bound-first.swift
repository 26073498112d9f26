// Binds the label before the spinner. If a question is answered at once, as from a cache, the waiting ends
// before it has begun, and the spinner spins forever.

// exercise 18.25 in ForecastPage.swift
// instead of: model.isWaiting.bind(to: spinner.rx.isAnimating).disposed(by: bag)
// instead of: model.text.bind(to: label.rx.text).disposed(by: bag)
model.text.bind(to: label.rx.text).disposed(by: bag)
model.isWaiting.bind(to: spinner.rx.isAnimating).disposed(by: bag)
// end 18.25
