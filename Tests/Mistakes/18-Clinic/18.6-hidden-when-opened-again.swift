// Shows the details only when their text is a new one: closed and opened again while the record is the
// same, they stay hidden.

// exercise 18.6
// instead of: strongest
// instead of: .observe(on: MainScheduler.instance)
// instead of: .do(onNext: { [details] _ in details.isHidden = false })
// instead of: .map { speed in "at most \(speed) m/s" }
// instead of: .subscribe(onNext: { [details] text in details.text = text })
strongest
  .observe(on: MainScheduler.instance)
  .map { speed in "at most \(speed) m/s" }
  .subscribe(onNext: { [details] text in
    guard details.text != text else { return }
    details.text = text
    details.isHidden = false
  })
// end 18.6
