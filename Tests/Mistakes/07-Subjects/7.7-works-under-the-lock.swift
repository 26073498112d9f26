// Calls the observer while the lock of the slot is held.

// exercise 7.7
// instead of: while let work = next() { work() }
serializer.withLock { serializer in
  while let work = serializer.next() { work() }
}
_ = next()
// end 7.7
