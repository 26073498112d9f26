// Measures for each subscriber anew: details that are opened later begin at zero.

// exercise 18.6
// instead of: .share(replay: 1)
// end 18.6
