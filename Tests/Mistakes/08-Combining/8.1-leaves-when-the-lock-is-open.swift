// Leaves after it has released the lock: it takes away the name of the thread that came in meanwhile.

// exercise 8.1
// instead of: guard !inside.isThisThread else { return try body() }
// instead of: return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
// instead of: inside.enter()
// instead of: defer { inside.leave() }
// instead of: return try body()
// instead of: }
guard !inside.isThisThread else { return try body() }
defer { inside.leave() }
return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
  inside.enter()
  return try body()
}
// end 8.1
