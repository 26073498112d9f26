// It is `concatMap`: nothing is subscribed ahead.

// exercise 9.8
concatMap(selector)
// end 9.8

// exercise 9.8
// end 9.8
