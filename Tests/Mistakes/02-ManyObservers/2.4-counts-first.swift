// The observers are counted first, and then reached by index: a gap shifts the rest.

// exercise 2.4
let news = value
for index in 0..<observers.count where index < observers.keys.count {
  observers[observers.keys[index]]?(news)
}
// end 2.4
