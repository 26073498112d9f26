// It takes one element more to notice that the limit was reached.

// exercise 5.13
// instead of: guard remaining > 0, !isDisposed else { return }
guard !isDisposed else { return }
guard remaining > 0 else {
  complete()
  return
}

// instead of: let isEnd = remaining == 0
// instead of: sendChunk()
// instead of: if isEnd { complete() }
sendChunk()
// end 5.13
