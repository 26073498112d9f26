// Numbers the cities of a row, and shows only what comes for the newest. It keeps listening to all.

// exercise 18.18
// instead of: private var bag = DisposeBag()
private var bag = DisposeBag()
private var number = 0
// instead of: bag = DisposeBag()
// instead of: self.city = city
self.city = city
number += 1
let mine = number
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in
    guard let self, number == mine else { return }
    self.temperature = temperature
  })
  .disposed(by: bag)
// end 18.18
