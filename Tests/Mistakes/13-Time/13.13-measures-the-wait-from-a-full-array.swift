// After a full array the wait of the next one is measured from when that was sent.

// exercise 13.13
// instead of: setting = .off
setting = array.count == count ? .silence(began: scheduler.now) : .off
// end 13.13
