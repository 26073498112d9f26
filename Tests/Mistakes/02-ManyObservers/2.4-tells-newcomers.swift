// The end is looked up again after each call, so newcomers hear a value from before they came.

// exercise 2.4
let news = value
var place = 0
while place < observers.keys.count {
  observers[observers.keys[place]]?(news)
  place += 1
}
// end 2.4
