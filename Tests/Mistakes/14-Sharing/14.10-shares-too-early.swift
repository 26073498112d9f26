// It shares the request, and adds what keeps it open only afterwards.

// exercise 14.10
forecast = request.share(replay: 1).concat(Observable.never())
// end 14.10
