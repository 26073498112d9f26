// The handler is called once to see whether it throws, and again for its sequence.

// exercise 10.1
guard let first = try? handler(error), let second = try? handler(error) else {
  return fail(with: error)
}
_ = first
current.disposable = second.subscribe(ReplacementObserver(sink: self))
// end 10.1

// exercise 10.1
sink.fail(with: error)
// end 10.1
