// The stories come in alphabetical order and not in the order in which the subscriptions began: `taps#1` after `answer#1`.

// exercise 18.2
// instead of: return stories
return stories.sorted { $0.subscription < $1.subscription }
// end 18.2
