// An old error, or an old forecast, is replayed to every later label.

// exercise 14.10
forecast = request.share(replay: 1, scope: .forever)
// end 14.10
