import Solution03TokensAndBags
import Solution11Schedulers
import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.1 The queue of work` {
  /// A queue, and the names of what is in it.
  private final class Desk {
    private(set) var comparisons = 0
    private var names: [ObjectIdentifier: String] = [:]
    private lazy var queue = WorkQueue<Int> { [unowned self] lhs, rhs in
      comparisons += 1
      return VirtualTimeComparison(lhs, rhs)
    }

    func add(_ name: String, at time: Int) {
      let work = ScheduledWork { Disposables.create() }
      names[ObjectIdentifier(work)] = name
      queue.insert(work, at: time)
    }

    /// What is due first, and stays there.
    var first: String? {
      queue.first.flatMap { names[ObjectIdentifier($0.work)] }
    }

    func take() -> String? {
      guard let item = queue.first else { return nil }
      queue.removeFirst()
      return names[ObjectIdentifier(item.work)]
    }

    func takeAll() -> [String] {
      var all: [String] = []
      while all.count < 5_000, let name = take() { all.append(name) }
      return all
    }
  }

  /// Dice that fall the same way each time.
  private final class Dice {
    private var seed: UInt32 = 12

    func roll(below limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % limit
    }
  }

  private let desk = Desk()
  private let dice = Dice()

  @Test func `what is due first is in front`() {
    desk.add("lunch", at: 1200)
    #expect(desk.first == "lunch", "There is nothing else.")
    desk.add("dinner", at: 1900)
    #expect(desk.first == "lunch", "Dinner is later, so it stays behind.")
    desk.add("breakfast", at: 700)
    #expect(
      desk.first == "breakfast",
      """
      Breakfast was added last, but is due first. It rises as long as `isDue` says that it is due \
      before its parent.
      """
    )
    desk.add("a walk", at: 700)
    #expect(desk.first == "breakfast", "The walk is due at the same time, but was added later.")
  }

  @Test func `what is due first comes out first`() {
    desk.add("dinner", at: 1900)
    desk.add("lunch", at: 1200)
    desk.add("tea", at: 1600)
    desk.add("breakfast", at: 700)

    #expect(
      desk.takeAll() == ["breakfast", "lunch", "tea", "dinner"],
      "The order depends on the times, and not on when the work was added."
    )
  }

  @Test func `of equal times, what was added first comes out first`() {
    for name in ["a", "b", "c", "d", "e", "f", "g"] { desk.add(name, at: 10) }

    #expect(
      desk.takeAll() == ["a", "b", "c", "d", "e", "f", "g"],
      """
      All of it is due at the same moment. A heap alone shuffles equals; an item's number says \
      which was added first, and every test with two events at one tick depends on that.
      """
    )
  }

  @Test func `work may be added between removals`() {
    desk.add("b", at: 20)
    desk.add("c", at: 30)
    #expect(desk.take() == "b", "The earlier of the two comes out first.")
    desk.add("a", at: 10)
    desk.add("d", at: 30)
    #expect(desk.take() == "a", "It was added later, but is due before everything else.")
    #expect(
      desk.takeAll() == ["c", "d"],
      "Equal times come out in the order in which they were added."
    )
    #expect(desk.take() == nil, "The queue is empty.")
  }

  @Test func `six pieces of work in every order`() {
    var isOver = false
    /// Adds the pieces in each order that is left, until one of them comes out wrong.
    func tryAll(_ begun: [Int], _ rest: [Int]) {
      for (place, time) in rest.enumerated() where !isOver {
        var others = rest
        others.remove(at: place)
        tryAll(begun + [time], others)
      }
      guard rest.isEmpty, !isOver else { return }
      for time in begun { desk.add("\(time)", at: time) }
      let taken = desk.takeAll()
      isOver = taken != ["1", "2", "3", "4", "5", "6"]
      #expect(
        !isOver,
        """
        Six pieces of work were added, which are due at \(begun), and they came out in this order: \
        \(taken).
        """
      )
    }
    tryAll([], Array(1...6))
  }

  @Test func `a thousand pieces of work in any order`() {
    // All times are different: a failure here is not about the order of equals.
    var times = Array(0..<1_000)
    for place in times.indices { times.swapAt(place, dice.roll(below: times.count)) }
    for time in times { desk.add("\(time)", at: time) }

    let taken = desk.takeAll()
    #expect(taken.count == 1_000, "Everything that was added has to come out, once.")
    let wrong = zip(taken, 0..<1_000).first { $0 != "\($1)" }
    #expect(
      wrong == nil,
      """
      The order is wrong. Something stopped sinking too early, or changed places with the wrong \
      child: it has to be the one that is due first.
      """
    )
  }

  @Test func `a thousand pieces of work, many of them at the same moment`() {
    let times = (0..<1_000).map { _ in dice.roll(below: 50) }
    for (number, time) in times.enumerated() { desk.add("\(number)", at: time) }

    let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }.map { "\($0)" }
    let wrong = zip(desk.takeAll(), expected).first { $0 != $1 }
    #expect(
      wrong == nil,
      """
      If the test with a thousand different times is green, equal times are shuffled: what was \
      added first has to come first, and an item's `number` says which that is.
      """
    )
  }

  @Test func `a long queue is fast`() {
    for time in (0..<1_000).reversed() { desk.add("\(time)", at: time) }
    _ = desk.takeAll()

    #expect(
      desk.comparisons < 60_000,
      """
      A thousand pieces of work took \(desk.comparisons) comparisons of two times. Looking at \
      everything each time takes half a million; a heap needs about twenty for each piece.
      """
    )
  }
}
