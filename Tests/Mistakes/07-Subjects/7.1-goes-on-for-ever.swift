// Does not ask whether the subject is over before it tells an element.

// exercise 7.1
// instead of: guard machine.isRunning else { return nil }
// instead of: note(&surplus)
note(&surplus)
// end 7.1
