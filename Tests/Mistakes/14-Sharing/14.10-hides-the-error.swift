// The labels never receive an error, so nobody can offer another try.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
forecast = request.catch { _ in .never() }.concat(Observable.never()).share(replay: 1)
// end 14.10
