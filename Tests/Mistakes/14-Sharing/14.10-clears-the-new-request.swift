// Keeps what is shared until the request fails or is disposed, and a failed request does both: the
// second time it drops the new request, which a label has sent while it heard the error.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
var kept: Observable<Forecast>?
forecast = Observable.deferred {
  if let kept { return kept }
  let fresh =
    request
    .concat(Observable.never())
    .do(onError: { _ in kept = nil }, onDispose: { kept = nil })
    .share(replay: 1)
  kept = fresh
  return fresh
}
// end 14.10
