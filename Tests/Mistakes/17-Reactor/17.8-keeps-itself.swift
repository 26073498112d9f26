// The closure keeps the screen, whose bag keeps the closure: a retain cycle.

// exercise 17.8
// instead of: .bind(to: label.rx.text)
.bind(onNext: { self.label.text = $0 })
// end 17.8
