// The end is looked for anew after each call, so newcomers are told a value from before their time.

// exercise 2.4
let news = value
var place = 0
while place < observers.keys.count {
  observers[observers.keys[place]]?(news)
  place += 1
}
// end 2.4
