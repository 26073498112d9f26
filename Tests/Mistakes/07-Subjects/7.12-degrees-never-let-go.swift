// The subscription to the degrees is in no bag: each time a screen is loaded, one more stays in the feed,
// even when the screen is gone.

// exercise 7.12
// instead of: feed.degrees.subscribe(onNext: { [weak self] degrees in self?.label?.text = "\(degrees)°" })
// instead of: .disposed(by: bag)
_ = feed.degrees.subscribe(onNext: { [weak self] degrees in
  self?.label?.text = "\(degrees)°"
})
// end 7.12
