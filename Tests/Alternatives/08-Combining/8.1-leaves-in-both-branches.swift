// A switch over the question, and `leave()` in both branches of a `do` instead of a `defer`.

// exercise 8.1
// instead of: guard !inside.isThisThread else { return try body() }
// instead of: return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
// instead of: inside.enter()
// instead of: defer { inside.leave() }
// instead of: return try body()
// instead of: }
switch inside.isThisThread {
case true:
  return try body()
case false:
  return try lock.withLock(file: file, line: line) { (_) throws(Failure) -> Result in
    inside.enter()
    do throws(Failure) {
      let result = try body()
      inside.leave()
      return result
    } catch {
      inside.leave()
      throw error
    }
  }
}
// end 8.1
