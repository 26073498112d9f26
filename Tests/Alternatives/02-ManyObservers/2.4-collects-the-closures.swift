// The closures are collected in an array before the first one is called.

// exercise 2.4
var present: [(Value) -> Void] = []
observers.forEach { present.append($0) }
let news = value
for observer in present { observer(news) }
// end 2.4
