// Gives the sink its turns, and throws their token away.

// exercise 11.8
// instead of: return (sink, scheduler.scheduleTurns(of: sink))
_ = scheduler.scheduleTurns(of: sink)
return (sink, Disposables.create())
// end 11.8
