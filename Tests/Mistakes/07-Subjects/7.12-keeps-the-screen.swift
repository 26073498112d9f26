// The closures keep the screen, and the bag in the screen keeps the closures.

// exercise 7.12 in CityScreen.swift
// end 7.12

// exercise 7.12 in CityScreen.swift
feed.degrees.subscribe(onNext: { degrees in self.label?.text = "\(degrees)°" })
  .disposed(by: bag)
feed.warnings.subscribe(onNext: { text in self.alerts.append(text) })
  .disposed(by: bag)
// end 7.12
