// The alarm counts what the forecast says by now, and not what it was told.

// exercise 3.9
forecast
  .observe { [weak self, weak forecast] _ in
    if forecast?.value == "storm" { self?.storms += 1 }
  }
  .disposed(by: bag)
// end 3.9

// exercise 3.9
degrees.observe { [weak self] in self?.react(to: $0) }.disposed(by: bag)
// end 3.9

// exercise 3.9
Disposables.create { journal.write("left \(city)") }.disposed(by: bag)
// end 3.9
