// A mapped gauge remembers what it has made last, and so keeps a result of the past.

// exercise 15.8
// instead of: Gauge<Result>(read: { transform(read()) }, elements: elements.map(transform))
let read = read
let made = Lock<Result?>(nil)
let remember: (Element) -> Result = { element in
  let result = transform(element)
  // Freed outside the lock.
  let before = made.withLock { made in
    defer { made = result }
    return made
  }
  _ = before
  return result
}
return Gauge<Result>(read: { remember(read()) }, elements: elements.map(remember))
// end 15.8
