// The newest observer is kept first, and the array is walked from its end.

// exercise 2.1
let news = value
for observer in observers.reversed() { observer(news) }
// end 2.1

// exercise 2.1
observers.insert(observer, at: 0)
// end 2.1
