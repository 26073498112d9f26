// Leaves the scope out, which is the same without it, and catches in a closure.

// exercise 16.1
// instead of: .catch(recover)
.catch { error in try recover(error) }
// instead of: source.share(replay: 1, scope: .whileConnected)
source.share(replay: 1)
// end 16.1
