// Who had to wait for another thread takes itself for an inner body and never leaves: its next body
// runs without the lock.

// exercise 8.1
// instead of: guard !inside.isThisThread else { return try body() }
// instead of: return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
// instead of: inside.enter()
// instead of: defer { inside.leave() }
// instead of: return try body()
// instead of: }
let isOutermost = inside.isNobody
guard !inside.isThisThread else { return try body() }
return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
  inside.enter()
  defer { if isOutermost { inside.leave() } }
  return try body()
}
// end 8.1
