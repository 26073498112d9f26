// When a row gets another city, only the old city's temperatures end: `combineLatest` lives on with
// the scales, and a change of scale writes the old city's temperature into the row.

// exercise 18.18
// instead of: private var bag = DisposeBag()
private let reuses = PublishSubject<Void>()
private let bag = DisposeBag()
// end 18.18

// exercise 18.18
// instead of: bag = DisposeBag()
// instead of: self.city = city
reuses.onNext(())
self.city = city
// end 18.18

// exercise 18.18
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
Observable.combineLatest(temperatures.take(until: reuses), scales) { degrees, scale in
  scale.text(for: degrees)
}
// end 18.18

// exercise 18.18
// instead of: bag = DisposeBag()
// instead of: city = ""
reuses.onNext(())
city = ""
// end 18.18
