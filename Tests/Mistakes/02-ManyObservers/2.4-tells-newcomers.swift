// The end is looked up again after each call, so newcomers hear a value from before they came.

// exercise 2.4
let news = value
var index = 0
while index < observers.keys.count {
  observers[observers.keys[index]]?(news)
  index += 1
}
// end 2.4
