// Resets the number when somebody subscribes: whoever is reading is thrown back.

// exercise 18.9
var number = 0
pages = more.startWith(())
  .do(onSubscribe: { number = 0 })
  .concatMap { _ in
    number += 1
    return load(number)
  }
// end 18.9
