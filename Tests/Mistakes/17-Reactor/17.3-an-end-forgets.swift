// Forgets the newest state at the end of the stream.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
stream
  .do(
    onNext: { [weak self] state in self?.keep(state) },
    onCompleted: { [weak self] in
      if let self { memory.withLock { $0.newest = nil } }
    }
  )
// end 17.3
