// Keeps the number inside, where each page starts it anew.

// exercise 18.9
pages = more.startWith(())
  .concatMap { _ in
    var number = 0
    number += 1
    return load(number)
  }
// end 18.9
