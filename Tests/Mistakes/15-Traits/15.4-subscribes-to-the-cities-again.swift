// A failed request ends the chain, which is then subscribed to anew, from the cities on.

// exercise 15.4
Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
// end 15.4

// exercise 15.4
func lines() -> Observable<String> {
  var newest = ""
  return cities.asObservable()
    .do(onNext: { newest = $0 })
    .flatMapLatest { city in temperature(city).map { "\(city): \($0)°" } }
    .catch { _ in Observable.just("\(newest): \(noData)").concat(lines()) }
}
return Infallible(Observable.deferred { lines() })
// end 15.4
