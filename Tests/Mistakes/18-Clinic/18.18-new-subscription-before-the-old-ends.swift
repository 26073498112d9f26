// Listens to a city again before it stops listening to it: while the list is refreshed, it listens to
// each city twice. If the temperatures of a city are shared, nothing is asked again.

// exercise 18.18 in CityList.swift
// instead of: for row in rows { row.prepareForReuse() }
// instead of: fill(rows.indices)
fill(rows.indices)
// end 18.18

// exercise 18.18 in CityCell.swift
// instead of: private var bag = DisposeBag()
private let listening = SerialDisposable()
private let bag = DisposeBag()
// instead of: self.scales = scales
self.scales = scales
listening.disposed(by: bag)
// instead of: bag = DisposeBag()
// instead of: self.city = city
self.city = city
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
listening.disposable = Observable.combineLatest(temperatures, scales) { $1.text(for: $0) }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: bag = DisposeBag()
// instead of: city = ""
listening.disposable = Disposables.create()
city = ""
// end 18.18
