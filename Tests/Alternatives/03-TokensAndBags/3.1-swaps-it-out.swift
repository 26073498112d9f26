// The closure is swapped out by hand, inside an `if`.

// exercise 3.1
if disposed.raise() {
  var work: (() -> Void)?
  swap(&work, &action)
  work?()
}
// end 3.1
