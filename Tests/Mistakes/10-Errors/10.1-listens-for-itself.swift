// The sink observes the replacement, and drops its elements as if the failed source had sent them.

// exercise 10.1
do {
  current.disposable = try handler(error).subscribe(self)
} catch {
  fail(with: error)
}
// end 10.1
