// It never completes, but what it keeps outlives the labels, and so does an error.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
forecast = request.concat(Observable.never()).share(replay: 1, scope: .forever)
// end 14.10
