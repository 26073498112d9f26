// Leaves when the body has returned, but not when it has thrown.

// exercise 8.1
let thread = Self.currentThread
guard inside.load(ordering: .relaxed) != thread else { return try body() }
return try lock.withLock { (_) throws(Failure) in
  inside.store(thread, ordering: .relaxed)
  let result = try body()
  inside.store(Self.nobody, ordering: .relaxed)
  return result
}
// end 8.1
