// Keeps the closure in a variable for everybody, as RxSwift does: a test on another thread finds it.

// exercise 16.3
current.make
// end 16.3

// exercise 16.3
let before = current
current = Maker(make: makeScheduler)
defer { current = before }
try action()
// end 16.3

// exercise 16.3
private struct Maker {
  let make: () -> SchedulerType
}

nonisolated(unsafe) private static var current = Maker { MainScheduler() }
// end 16.3
