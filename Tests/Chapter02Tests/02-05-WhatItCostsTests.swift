import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

@Suite struct `2.5 What it costs` {
  // A call that never returns can't be stopped. So it is tried once, on a thread of its own, and if it
  // does not come back, no test begins.
  init() throws {
    try #require(
      Trial.ends,
      """
      Elements of bags of one to eight were looked up, and taken out one by one, and one of these calls \
      did not return. No other test was tried: each of them would wait for such a call.
      """
    )
  }

  @Test func `every key finds its own element, in bags of every size`() {
    let searches = (1...40)
      .flatMap { size -> [Search] in
        var bag = Bag<Int>()
        let keys = (0..<size).map { bag.insert($0) }
        return keys.enumerated().map { Search(size: size, element: $0, found: bag[$1]) }
      }

    let wrong = searches.filter { $0.found != $0.element }
    let first = wrong.first
    #expect(
      first == nil,
      """
      \(wrong.count) of \(searches.count) searches went wrong. The first one: \
      \(first?.description ?? "none").
      """
    )
  }

  @Test func `a key that is not there is found missing, even in an empty bag`() async {
    await #expect(
      processExitsWith: .success,
      """
      A bag of two and an empty one were asked for a key that was never in them, and for one that \
      came later than all of theirs. The program stopped, or something was found, or the search did not \
      return.
      """
    ) {
      let isDone = anotherThreadCan {
        var larger = Bag<Int>()
        let keys = (0..<4).map { larger.insert($0) }
        var pair = Bag<Int>()
        for number in 0..<2 { _ = pair.insert(number) }
        var empty = Bag<Int>()
        guard pair[keys[2]] == nil, pair.removeKey(keys[3]) == nil, pair.count == 2 else {
          fatalError("found among two")
        }
        guard empty[keys[0]] == nil, empty.removeKey(keys[3]) == nil, empty.count == 0 else {
          fatalError("found in an empty bag")
        }
      }
      guard isDone else { fatalError("a search did not return") }
    }
  }

  @Test(arguments: Removal.all)
  func `taking one out of 10,000 takes few comparisons`(removal: Removal) {
    var bag = removal.bag

    let comparisons = ComparisonMeter.count { bag.removeKey(removal.key) }

    #expect(
      comparisons <= 64,
      """
      When one of 10,000 observers left, keys were compared \(comparisons) times, and so it goes for \
      each one that leaves. The slots are in order of their keys, and a search that halves them \
      needs fourteen comparisons.
      """
    )
    #expect(bag[removal.key] == nil, "However fast it was found, it has to be gone.")
  }

  @Test func `no removal takes many comparisons, whatever it tidies up`() {
    var bag = Bag<Int>()
    let keys = (0..<1_000).map { bag.insert($0) }
    let comparisons = keys.map { key in ComparisonMeter.count { bag.removeKey(key) } }

    let most = comparisons.max() ?? 0
    #expect(
      most <= 64,
      """
      A thousand observers left, the oldest first. One of them, number \
      \((comparisons.firstIndex(of: most) ?? 0) + 1), cost \(most) comparisons. To sweep out holes, no key \
      has to be looked up.
      """
    )
  }

  @Test func `looking one up takes few comparisons`() {
    var found: Int?
    let comparisons = ComparisonMeter.count { found = Full.bag[Full.keys[9_998]] }

    #expect(found == 9_998, "The key of an element finds that element.")
    #expect(comparisons <= 64, "One lookup among 10,000 compared keys \(comparisons) times.")
  }

  @Test func `putting one in needs no search`() {
    var bag = Full.bag

    let comparisons = ComparisonMeter.count { _ = bag.insert(10_000) }

    #expect(
      comparisons == 0,
      """
      When one was added to 10,000, keys were compared \(comparisons) times. A new key is greater \
      than all others, so there is nothing to look for.
      """
    )
  }

  @Test func `holes don't pile up where many come and go`() {
    var bag = Bag<Int>()
    for number in 1...3 { _ = bag.insert(number) }

    for number in 0..<2_000 { bag.removeKey(bag.insert(number)) }

    #expect(bag.contents == [1, 2, 3], "Three stayed, 2,000 came and went.")
    #expect(
      bag.capacity <= 2 * bag.count + 16,
      """
      Three elements take up \(bag.capacity) slots. Every delivery walks over all of them, and \
      nearly all are holes that others have left.
      """
    )
  }

  @Test func `a bag that was full gives its slots back`() {
    var bag = Bag<Int>()
    let keys = (0..<1_000).map { bag.insert($0) }

    for key in keys where key != keys[7] && key != keys[500] { bag.removeKey(key) }

    #expect(
      bag.contents.count == 2,
      "All but two of a thousand were taken out by their keys, and a visit should find those two."
    )
    #expect(bag.contents.prefix(2) == [7, 500], "The two that stay are the ones that nobody took.")
    #expect(
      bag.capacity <= 2 * bag.count + 16,
      "Two elements take up \(bag.capacity) slots, and every delivery walks over all of them."
    )
  }

  @Test(arguments: Leaving.all)
  func `holes never outnumber the elements by more than sixteen`(leaving: Leaving) {
    var bag = Bag<Int>()
    let keys = (0..<1_000).map { bag.insert($0) }

    for (gone, key) in leaving.order(keys).enumerated() {
      bag.removeKey(key)
      guard bag.capacity > 2 * bag.count + 16 else { continue }
      Issue.record(
        """
        Of a thousand elements, \(gone + 1) have left. The other \(bag.count) take up \(bag.capacity) \
        slots, and every delivery walks over all of them.
        """
      )
      return
    }
  }

  @Test(arguments: Leaving.all)
  func `elements are seldom moved`(leaving: Leaving) {
    var bag = Bag<Int>()
    let keys = (0..<1_000).map { bag.insert($0) }

    // An element has moved if it lies in a slot where another one lay before.
    var moved = 0
    for (gone, key) in leaving.order(keys).enumerated() {
      let before = bag
      bag.removeKey(key)
      guard bag.capacity != before.capacity else { continue }
      moved += zip(before.entries, bag.entries).count { $0.key != $1.key && $1.element != nil }
      guard moved > 2 * keys.count else { continue }
      Issue.record(
        """
        Of a thousand elements, \(gone + 1) have left, one by one, and elements were moved \(moved) \
        times to close gaps. Two thousand are allowed until all have left: two for each.
        """
      )
      return
    }

    #expect(bag.count == 0, "All have left.")
  }

  @Test func `order and keys survive every change`() {
    var bag = Bag<Int>()
    var expected: [(key: BagKey, element: Int)] = []
    var gone: [BagKey] = []
    var dice = Dice()

    for number in 0..<600 {
      // A little more is put in than taken out, and now and then many leave together.
      for _ in 0..<(number % 100 == 99 ? 40 : dice.roll(2)) where !expected.isEmpty {
        let (key, element) = expected.remove(at: dice.roll(expected.count))
        gone.append(key)
        guard bag.removeKey(key) == element else {
          Issue.record("Step \(number): the key of \(element) did not take out \(element).")
          return
        }
      }
      expected.append((bag.insert(number), number))
    }

    #expect(
      bag.contents == expected.map(\.element),
      "When gaps are closed, the remaining elements keep their order, and none is lost."
    )
    #expect(bag.count == expected.count, "`count` must know how many holes are still there.")
    #expect(bag.keys == expected.map(\.key), "An element keeps its key when it is moved.")
    #expect(
      expected.allSatisfy { bag[$0.key] == $0.element },
      "Every key still finds its element, wherever it is by now."
    )
    #expect(gone.allSatisfy { bag[$0] == nil }, "The keys of those that left find nothing.")
  }

  @Test func `a sweep keeps what is nil`() {
    var bag = Bag<Int?>()
    let keys = (0..<40).map { bag.insert($0 < 4 ? nil : $0) }

    for key in keys.dropFirst(4) { bag.removeKey(key) }

    #expect(bag.count == 4, "Four elements are left. Each of them is nil, and none is a hole.")
    #expect(bag.contents == [nil, nil, nil, nil], "A visit finds all four.")
  }

  @Test func `a snapshot is not swept with the bag`() {
    var bag = Bag<Int>()
    let keys = (0..<50).map { bag.insert($0) }
    let snapshot = bag

    for key in keys.dropLast() { bag.removeKey(key) }

    #expect(bag.contents == [49], "All but the last have left the bag.")
    #expect(snapshot.contents == Array(0..<50), "The copy was made before that, so all are in it.")
  }

  @Test func `a sweep keeps the elements that stay, and no others`() {
    let lifetimes = Lifetimes()
    var bag = Bag<Lifetimes.Probe>()
    let keys = (10..<60).map { bag.insert(lifetimes.probe("\($0)")) }

    for key in keys.dropLast(2) { bag.removeKey(key) }

    #expect(lifetimes.names == ["58", "59"], "Two are in the bag, and two are alive.")
    bag.removeAll()
    #expect(lifetimes.alive == 0, "No slot holds an element that has left.")
  }
}

/// One search in a bag that holds the numbers below `size`, in order.
private struct Search: CustomStringConvertible {
  let size: Int
  let element: Int
  let found: Int?

  var description: String {
    "in a bag of \(size), the key of element \(element) found \(found.map { "\($0)" } ?? "nothing")"
  }
}
