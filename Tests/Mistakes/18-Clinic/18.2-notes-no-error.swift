// Notes elements, completions and disposals: a subscription that failed looks as if it was given up.

// exercise 18.2
// instead of: onError: { book.write(.failed("\($0)"), about: subscription) },
// end 18.2
