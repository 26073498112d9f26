// Checks whether any thread is inside, not whether it is the calling thread.

// exercise 8.1
let thread = Self.currentThread
guard inside.load(ordering: .relaxed) == Self.nobody else { return try body() }
return try lock.withLock { (_) throws(Failure) in
  inside.store(thread, ordering: .relaxed)
  defer { inside.store(Self.nobody, ordering: .relaxed) }
  return try body()
}
// end 8.1
