// Lets something that never ends run beside the request, and replays all that came.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
forecast = Observable.merge(request, .never()).replayAll().refCount()
// end 14.10
