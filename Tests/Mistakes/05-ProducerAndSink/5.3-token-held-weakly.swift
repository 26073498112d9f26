// The token that is returned holds the disposer weakly and trusts in the hug: a producer whose
// `run` returns a pair that doesn't hold `cancel` (a timer and its handle, say) can't be disposed
// any more: nobody holds the disposer.

// exercise 5.3
// instead of: return disposer
return Disposables.create { [weak disposer] in disposer?.dispose() }
// end 5.3
