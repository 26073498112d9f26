// Each observer is looked up right before its call, so one that was sent away misses this value.

// exercise 2.4
let news = value
for key in observers.keys { observers[key]?(news) }
// end 2.4
