// Takes the lock each time, even if its own thread holds it: the thread waits for itself.

// exercise 8.1
return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
  try body()
}
// end 8.1
