// The token holds the work weakly; once it has run, its result is not disposed.

// exercise 12.2
// instead of: return work
return Disposables.create { [weak work] in work?.dispose() }
// end 12.2
