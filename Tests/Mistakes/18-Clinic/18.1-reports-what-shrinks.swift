// `leaks` reports every kind whose number has changed, so what has become less after the first visit stands in the list with a negative number.

// exercise 18.1
// instead of: if more > 0 { leaks[now.key] = more }
if more != 0 { leaks[now.key] = more }
// end 18.1
