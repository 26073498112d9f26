// What has waited is sent inside the lock, so that an observer that sends more waits for itself.

// exercise 17.4
// instead of: while let action = nextInLine() { sent.accept(action) }
waiting.withLock { line in
  while let action = line?.removeFirst() { sent.accept(action) }
  line = nil
}
// end 17.4
