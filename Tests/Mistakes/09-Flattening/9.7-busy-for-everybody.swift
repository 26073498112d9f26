// Whether a refresh is under way is known to all subscriptions together: the second subscriber of
// the same sequence gets nothing, and after a refresh that failed or was disposed no tap starts
// anything.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
var isBusy = false
return
  taps
  .filter { _ in !isBusy }
  .flatMap { _ in refresh().do(onCompleted: { isBusy = false }, onSubscribe: { isBusy = true }) }
// end 9.7
