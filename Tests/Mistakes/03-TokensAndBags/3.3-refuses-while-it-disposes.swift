// What is inserted while the bag disposes joins those that are still to be disposed.

// exercise 3.3
// instead of: let taken = disposables.withLock { $0.take() }
// instead of: taken?.forEach { $0.dispose() }
var next = 0
while let disposable = disposables.withLock({ $0.flatMap { next < $0.count ? $0[next] : nil } }) {
  next += 1
  disposable.dispose()
}
let rest = disposables.withLock { $0.take() }
rest?.dropFirst(next).forEach { $0.dispose() }
// end 3.3
