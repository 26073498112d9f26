// Subscribes in `load` with the label that was made there.

// exercise 7.12 in CityScreen.swift
// end 7.12

// exercise 7.12 in CityScreen.swift
let label = label
bag = DisposeBag()
feed.degrees.subscribe(onNext: { degrees in label?.text = "\(degrees)°" })
  .disposed(by: bag)
feed.warnings.subscribe(onNext: { [weak self] text in self?.alerts.append(text) })
  .disposed(by: bag)
// end 7.12
