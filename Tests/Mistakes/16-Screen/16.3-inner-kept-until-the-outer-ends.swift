// After a mock inside a mock, the inner closure, and the scheduler that it holds, are kept until
// the outer action is over: the outer mock's list only marks it as ended.

// exercise 16.3
// instead of: maker.make
mocks?.innermost.make ?? { MainScheduler() }
// end 16.3

// exercise 16.3
// instead of: try $maker.withValue(Maker(make: makeScheduler), operation: action)
guard let mocks else {
  return try $mocks.withValue(Mocks(Maker(make: makeScheduler)), operation: action)
}
let place = mocks.enter(Maker(make: makeScheduler))
defer { mocks.leave(place) }
try action()
// end 16.3

// exercise 16.3
// instead of: @TaskLocal private static var maker = Maker { MainScheduler() }
private final class Mocks: @unchecked Sendable {
  // Unchecked: only the test that made it uses it.
  private var all: [(maker: Maker, isOver: Bool)]

  init(_ first: Maker) {
    all = [(first, false)]
  }

  var innermost: Maker {
    all.last { !$0.isOver }?.maker ?? all[0].maker
  }

  func enter(_ maker: Maker) -> Int {
    all.append((maker, false))
    return all.count - 1
  }

  func leave(_ place: Int) {
    all[place].isOver = true
  }
}

@TaskLocal private static var mocks: Mocks?
// end 16.3
