// Listens from the beginning, and asks at each warning whether the screen has loaded: a screen that is
// opened because of a warning shows that warning, which was given before.

// exercise 7.12 in CityScreen.swift
feed.warnings
  .subscribe(onNext: { [weak self] text in
    guard let self, label != nil else { return }
    alerts.append(text)
  })
  .disposed(by: bag)
// end 7.12

// exercise 7.12 in CityScreen.swift
listen()
// end 7.12

// exercise 7.12 in CityScreen.swift
// The one for a label that was replaced does nothing any more, and goes with the screen.
feed.degrees
  .subscribe(onNext: { [weak self, weak label] degrees in
    guard let self, self.label === label else { return }
    self.label?.text = "\(degrees)°"
  })
  .disposed(by: bag)
// end 7.12
