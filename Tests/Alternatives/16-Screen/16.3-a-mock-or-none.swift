// The task-local value is the mock, or none.

// exercise 16.3
mocked?.make ?? { MainScheduler() }
// end 16.3

// exercise 16.3
try $mocked.withValue(Mock(make: makeScheduler)) { try action() }
// end 16.3

// exercise 16.3
@TaskLocal private static var mocked: Mock?

private final class Mock: @unchecked Sendable {
  // Unchecked: one test makes it and uses it, on one thread.
  let make: () -> SchedulerType

  init(make: @escaping () -> SchedulerType) {
    self.make = make
  }
}
// end 16.3
