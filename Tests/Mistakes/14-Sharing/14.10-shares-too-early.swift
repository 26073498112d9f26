// What is shared is the request; what keeps it open is not.

// exercise 14.10
forecast = request.share(replay: 1).concat(Observable.never())
// end 14.10
