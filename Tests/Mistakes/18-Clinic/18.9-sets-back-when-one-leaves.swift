// Resets the number when somebody leaves: whoever stays is thrown back.

// exercise 18.9
var number = 0
pages = more.startWith(())
  .do(onDispose: { number = 0 })
  .concatMap { _ in
    number += 1
    return load(number)
  }
// end 18.9
