// Takes each work by name before it does it.

// exercise 7.7
// instead of: while let work = next() { work() }
var work = next()
while let now = work {
  now()
  work = next()
}
// end 7.7
