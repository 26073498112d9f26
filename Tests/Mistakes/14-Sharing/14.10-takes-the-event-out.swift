// Takes the event of the completion out, but the sequence of events still completes.

// exercise 14.10
// instead of: forecast = request.concat(Observable.never()).share(replay: 1)
forecast =
  request
  .materialize()
  .filter { event in !event.isCompleted }
  .dematerialize()
  .share(replay: 1)
// end 14.10
