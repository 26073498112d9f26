// The sink listens to the replacement, whose elements it takes for those of the source that has failed.

// exercise 10.1
do {
  current.disposable = try handler(error).subscribe(self)
} catch {
  fail(with: error)
}
// end 10.1
