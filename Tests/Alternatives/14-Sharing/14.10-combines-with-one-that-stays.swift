// Combines the request with a sequence that never ends, and so never completes.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
let staying = Observable<Void>.never().startWith(())
forecast = Observable.combineLatest(request, staying) { answer, _ in answer }.share(replay: 1)
// end 14.10
