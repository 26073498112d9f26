// Checks whether any thread is inside, not whether it is the calling thread.

// exercise 8.1
guard inside.isNobody else { return try body() }
return try lock.withLock { (_) throws(Failure) in
  inside.enter()
  defer { inside.leave() }
  return try body()
}
// end 8.1
