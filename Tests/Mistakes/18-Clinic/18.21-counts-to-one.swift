// Keeps the number inside, where it begins anew with each page.

// exercise 18.21
pages = more.startWith(())
  .concatMap { _ in
    var number = 0
    number += 1
    return load(number)
  }
// end 18.21
