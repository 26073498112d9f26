// After the last element it disposes the source, even if another thread is still telling an end that
// came first.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast {
  complete()
  dispose()
}
// end 5.9
