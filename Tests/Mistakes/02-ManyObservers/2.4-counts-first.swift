// The observers are counted first, and then reached by index: a gap shifts the rest.

// exercise 2.4
let news = value
for place in 0..<observers.count where place < observers.keys.count {
  observers[observers.keys[place]]?(news)
}
// end 2.4
