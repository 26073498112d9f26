// Binds the text, whose binder goes to main; what shows the details does not.

// exercise 18.6
// instead of: strongest
// instead of:   .observe(on: MainScheduler.instance)
// instead of:   .do(onNext: { [details] _ in details.isHidden = false })
// instead of:   .map { speed in "at most \(speed) m/s" }
// instead of: .subscribe(onNext: { [details] text in details.text = text })
strongest
  .do(onNext: { [details] _ in details.isHidden = false })
  .map { speed in "at most \(speed) m/s" }
  .bind(to: details.rx.text)
// end 18.6
