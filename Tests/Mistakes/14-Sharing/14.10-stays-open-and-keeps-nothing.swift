// It never completes, but a label that is shown later stays empty.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
forecast = request.concat(Observable.never()).share()
// end 14.10
