// Sends an end as soon as it comes, before the elements that wait.

// exercise 11.9
// instead of: guard let element = line.withLock({ $0.waiting.removeFirst() }) else {
// instead of: end()
// instead of: return false
// instead of: }
guard line.withLock({ $0.end == nil }),
  let element = line.withLock({ $0.waiting.removeFirst() })
else {
  end()
  return false
}
// end 11.9
