// An error counts its source off, and is told when all have ended.

// exercise 8.2
// instead of: private let expected = Counter()
private let expected = Counter()
private let failure = Lock([Swift.Error]())

fileprivate final func sourceFailed(_ error: Swift.Error) {
  failure.withLock { $0.append(error) }
  expectOneLess()
}
// instead of: if left == 0 { complete() }
guard left == 0 else { return }
if let error = failure.withLock({ $0.first }) { fail(with: error) } else { complete() }
// instead of: sink.fail(with: error)
sink.sourceFailed(error)
// end 8.2
