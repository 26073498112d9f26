// The closure is not Sendable, so only a Bool is task-local ("this task is mocked"), and the
// closure is a static variable: no other thread sees it, unless it runs a mock itself; two tests
// that run at the same time get each other's schedulers.

// exercise 16.3
isMocked ? mocked : { MainScheduler() }
// end 16.3

// exercise 16.3
let before = mocked
mocked = makeScheduler
defer { mocked = before }
try $isMocked.withValue(true, operation: action)
// end 16.3

// exercise 16.3
@TaskLocal private static var isMocked = false

// Safe: it is looked at only where a mock runs.
nonisolated(unsafe) private static var mocked: () -> SchedulerType = { MainScheduler() }
// end 16.3
