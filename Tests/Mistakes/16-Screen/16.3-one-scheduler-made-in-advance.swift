// The first scheduler is made before the action begins, whether anything is built in it or not: a
// makeScheduler that depends on what the action does first (let it set a clock, then build) is
// called too early, and an action that builds nothing makes one all the same.

// exercise 16.3
// instead of: try $maker.withValue(Maker(make: makeScheduler), operation: action)
var first: SchedulerType? = makeScheduler()
let make = { () -> SchedulerType in
  defer { first = nil }
  return first ?? makeScheduler()
}
try $maker.withValue(Maker(make: make), operation: action)
// end 16.3
