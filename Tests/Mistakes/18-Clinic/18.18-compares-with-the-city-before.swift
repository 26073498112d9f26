// One chain for each row, with the comparison below its `flatMapLatest`: a city with the temperature of
// the one before, or the same city after a refresh, shows none.

// exercise 18.18 in CityCell.swift
// instead of: private var bag = DisposeBag()
private let cities = PublishSubject<Observable<Int>>()
private let bag = DisposeBag()

// instead of: self.scales = scales
self.scales = scales
cities
  .flatMapLatest { temperatures in
    Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
  }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
  .disposed(by: bag)

// instead of: bag = DisposeBag()
// instead of: self.city = city
// instead of: temperature = ""
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
self.city = city
temperature = ""
cities.onNext(temperatures)

// instead of: bag = DisposeBag()
// instead of: city = ""
cities.onNext(.never())
city = ""
// end 18.18
