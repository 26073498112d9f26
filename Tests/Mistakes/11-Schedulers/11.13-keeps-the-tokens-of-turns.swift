// The token of each turn is kept for good.

// exercise 11.13
// instead of: private let line = Lock(Line())
private let line = Lock(Line())
private let turns = CompositeDisposable()

// instead of: package var now: RxTime { scheduler.now }
package var now: RxTime { scheduler.now }

private func scheduleTurn() {
  let turn = scheduler.schedule(()) {
    if self.runOne() { self.scheduleTurn() }
    return Disposables.create()
  }
  _ = turns.insert(turn)
}

// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
scheduleTurn()
// end 11.13
