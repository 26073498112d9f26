// Says that it is refreshing when it has asked, and by then the answer may be there.

// exercise 18.7
// instead of: isRefreshing = true
// instead of: pulls.onNext(())
pulls.onNext(())
isRefreshing = true
// end 18.7
