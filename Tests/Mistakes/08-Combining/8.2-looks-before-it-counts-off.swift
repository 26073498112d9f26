// Looks at the count before it counts off: two threads may both find that another source is left.

// exercise 8.2
// instead of: let left = expected.subtract()
// instead of: if left == 0 { complete() }
if expected.count() > 1 {
  expected.subtract()
} else {
  complete()
}
// end 8.2
