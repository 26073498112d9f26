// The maker of the last mock is kept in a static variable, and so is its scheduler with all that
// waits on it. (weak var scheduler: after mock { } and the end of the test it is not nil; all else
// is right.)

// exercise 16.3
// instead of: try $maker.withValue(Maker(make: makeScheduler), operation: action)
let newest = Maker(make: makeScheduler)
last = newest
try $maker.withValue(newest, operation: action)
// instead of: @TaskLocal private static var maker = Maker { MainScheduler() }
@TaskLocal private static var maker = Maker { MainScheduler() }

// What a task-local value refers to must not go while a task may still ask for it.
nonisolated(unsafe) private static var last: Maker?
// end 16.3
