// Without a mock, two calls of one `make` make one scheduler: it is made when the property is read.

// exercise 16.3
if let maker { return maker.make }
let main = MainScheduler()
return { main }
// end 16.3

// exercise 16.3
try $maker.withValue(Maker(make: makeScheduler), operation: action)
// end 16.3

// exercise 16.3
private struct Maker: Sendable {
  // Safe: it is called only by the test that set it.
  nonisolated(unsafe) let make: () -> SchedulerType
}

@TaskLocal private static var maker: Maker?
// end 16.3
