// A label that comes after the answer is given it, but is not counted: when the labels that have
// waited are gone, the answer is dropped though a label is still shown, and the next one sends
// another request.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
var answer: Forecast?
let asking = request.concat(Observable.never())
  .do(onNext: { answer = $0 }, onDispose: { answer = nil })
  .share()
forecast = Observable.deferred {
  guard let known = answer else { return asking }
  return Observable.just(known).concat(Observable.never())
}
// end 14.10
