// Keeps the answer in a subject that outlives the labels.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
let newest = BehaviorSubject<Forecast?>(value: nil)
let asking = request.do(onNext: { newest.onNext($0) }).concat(Observable.never()).share()
forecast = Observable.merge(newest.compactMap(\.self), asking.filter { _ in false })
// end 14.10
