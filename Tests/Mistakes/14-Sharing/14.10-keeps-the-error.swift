// Shares the error as an element: it is replayed to a label that tries again as soon as it hears it.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
forecast =
  request
  .concat(Observable.never())
  .materialize()
  .concat(Observable.never())
  .share(replay: 1)
  .dematerialize()
// end 14.10
