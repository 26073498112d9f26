// Sets the label on whichever thread the answer comes.

// exercise 17.8
// instead of: .bind(to: label.rx.text)
.subscribe(onNext: { [label] in label.text = $0 })
// end 17.8
