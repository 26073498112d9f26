// When the stream has ended the machine no longer counts as running: the next `run`, which is the
// next use of the reactor, makes the stream a second time.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
stream
  .do(
    onNext: { [weak self] state in self?.keep(state) },
    afterCompleted: { [weak self] in self?.memory.withLock { $0.isRunning = false } }
  )
// end 17.3
