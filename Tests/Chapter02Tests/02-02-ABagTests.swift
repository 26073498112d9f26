import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

@Suite struct `2.2 A bag` {
  @Test func `a new bag is empty`() {
    let bag = Bag<String>()

    #expect(bag.count == 0, "Nothing was put in.")
    #expect(bag.contents.isEmpty, "Nothing was put in, so there is nothing to visit.")
  }

  @Test func `what is put in is counted and visited`() {
    var bag = Bag<String>()

    _ = bag.insert("phone")
    _ = bag.insert("watch")

    #expect(bag.count == 2, "Two elements were put in.")
    #expect(
      bag.contents == ["phone", "watch"],
      "`forEach` visits each element once, in order of insertion."
    )
  }

  @Test func `equal elements each have a slot and a key`() {
    var bag = Bag<String>()

    let first = bag.insert("phone")
    let second = bag.insert("phone")

    #expect(bag.contents == ["phone", "phone"], "A bag is not a set: it compares no elements.")
    #expect(first != second, "With one key for both, nobody could say which of them has to go.")
    #expect(first < second, "Keys rise: the one that was handed out later is the greater one.")
  }

  @Test func `a key takes out its own element`() {
    var bag = Bag<String>()
    _ = bag.insert("phone")
    let watch = bag.insert("watch")
    _ = bag.insert("tablet")

    let removed = bag.removeKey(watch)

    #expect(removed == "watch", "`removeKey` returns the element that it took out.")
    #expect(bag.contents == ["phone", "tablet"], "The others stay, in the order that they had.")
    #expect(bag.count == 2, "There were three, and one is gone. Does `count` know of the hole?")
  }

  @Test(arguments: 0..<9)
  func `what leaves makes a hole, and nothing else moves`(number: Int) {
    var bag = Bag<Int>()
    let keys = (0..<10).map { bag.insert($0) }

    bag.removeKey(keys[number])

    #expect(
      bag.capacity == 10,
      """
      Number \(number) of 0 to 9 was taken out, and the bag has \(bag.capacity) slots. A slot in front \
      of others can only go if those move, each time that somebody leaves.
      """
    )
    #expect(bag.count == 9, "Ten slots, and one of them is a hole.")
  }

  @Test func `a key works once`() {
    var bag = Bag<String>()
    _ = bag.insert("phone")
    let watch = bag.insert("watch")
    _ = bag.insert("tablet")
    _ = bag.insert("car")

    bag.removeKey(watch)
    let again = bag.removeKey(watch)

    #expect(again == nil, "The element went the first time; its key names nothing any more.")
    #expect(
      bag.contents == ["phone", "tablet", "car"],
      "Using a key twice must not remove another element."
    )
    #expect(bag.count == 3, "One was taken out, not two: a key used twice is counted once.")
  }

  @Test(arguments: [[4, 5, 4, 4], [5, 4, 5, 4], [4, 4, 5, 4]])
  func `a key works once, though all behind its element have left`(numbers: [Int]) {
    var bag = Bag<Int>()
    let keys = (0..<6).map { bag.insert($0) }
    for number in numbers { bag.removeKey(keys[number]) }

    #expect(
      bag.count == 4 && bag.contents == [0, 1, 2, 3],
      """
      4 and 5 were taken out, and some of their keys were used again: \(numbers). The other four are \
      left, and the bag says that it has \(bag.count) elements: \(bag.contents).
      """
    )
  }

  @Test func `a key that the bag never handed out changes nothing`() {
    var bag = Bag<String>()
    var busier = Bag<String>()
    _ = bag.insert("phone")
    _ = busier.insert("elsewhere")
    let unknown = busier.insert("elsewhere")

    let removed = bag.removeKey(unknown)

    #expect(removed == nil, "There is no element under this key.")
    #expect(bag.contents == ["phone"], "An unknown key must not take out another element.")
    #expect(bag.count == 1, "Nothing was taken out.")
  }

  @Test func `an old key does not open a new slot`() {
    var bag = Bag<String>()
    _ = bag.insert("phone")
    _ = bag.insert("watch")
    let old = bag.insert("tablet")
    bag.removeKey(old)

    let new = bag.insert("car")
    let removed = bag.removeKey(old)

    #expect(new != old, "No key is handed out twice, however many slots have become free.")
    #expect(
      removed == nil && bag.contents == ["phone", "watch", "car"],
      """
      The tablet left, the car came, and somebody used the tablet's key again. It must not take \
      out the car: such a mistake shows up far from its cause.
      """
    )
  }

  @Test func `keys keep rising when the last element has left`() {
    var bag = Bag<String>()
    let old = bag.insert("phone")

    bag.removeKey(old)
    let new = bag.insert("watch")
    let removed = bag.removeKey(old)

    #expect(old < new, "The bag was empty in between, and still no key is handed out twice.")
    #expect(removed == nil, "The phone's key has taken out \(removed ?? "nothing").")
  }

  @Test func `keys keep rising after removeAll`() {
    var bag = Bag<String>()
    let keys = [bag.insert("phone"), bag.insert("watch")]

    bag.removeAll()
    let new = bag.insert("tablet")

    #expect(bag.contents == ["tablet"], "All that were there before are out, and the tablet is in.")
    #expect(keys.allSatisfy { $0 < new }, "Old keys may still be around: they must not fit again.")
  }

  @Test func `a new element goes behind the others, no matter what has left`() {
    var bag = Bag<String>()
    let phone = bag.insert("phone")
    _ = bag.insert("watch")
    _ = bag.insert("tablet")

    bag.removeKey(phone)
    _ = bag.insert("car")

    #expect(
      bag.contents == ["watch", "tablet", "car"],
      "The car came last. In the hole that the phone left, it would come before the others."
    )
  }

  @Test(arguments: 1...20)
  func `a new element goes behind the others, however many have left`(gone: Int) {
    var bag = Bag<Int>()
    let keys = (0...20).map { bag.insert($0) }

    for key in keys.prefix(gone) { bag.removeKey(key) }
    _ = bag.insert(100)

    #expect(
      bag.contents == Array(gone...20) + [100],
      "The first \(gone) of 21 were taken out. Then 100 was put in, so it comes last."
    )
  }

  @Test func `what is taken out is released at once`() {
    let lifetimes = Lifetimes()
    var bag = Bag<Lifetimes.Probe>()
    let first = bag.insert(lifetimes.probe("first"))
    _ = bag.insert(lifetimes.probe("second"))

    bag.removeKey(first)

    #expect(
      lifetimes.names == ["second"],
      """
      A bag keeps alive what it holds, so it must hold nothing of what was taken out: a hole is \
      empty.
      """
    )
    bag.removeAll()
    #expect(lifetimes.alive == 0, "After `removeAll` the bag keeps nothing alive.")
  }

  @Test func `a copy is a snapshot`() {
    var bag = Bag<String>()
    let phone = bag.insert("phone")
    _ = bag.insert("watch")

    let snapshot = bag
    bag.removeKey(phone)
    _ = bag.insert("tablet")

    #expect(bag.contents == ["watch", "tablet"], "The bag itself has changed.")
    #expect(
      snapshot.contents == ["phone", "watch"],
      "A bag is a value, like an array: a copy does not change when the original does."
    )
  }

  @Test func `each key stands for its element, whoever comes and goes`() {
    var bag = Bag<Int>()
    var expected: [(key: BagKey, element: Int)] = []
    var gone: [BagKey] = []
    var dice = Dice()

    for number in 0..<300 {
      // At times all of them leave, one after the other, and the bag begins empty again.
      for _ in 0..<(number % 30 == 29 ? expected.count : dice.roll(2)) where !expected.isEmpty {
        let (key, element) = expected.remove(at: dice.roll(expected.count))
        let removed = bag.removeKey(key)
        gone.append(key)
        guard removed == element else {
          Issue.record(
            "The key of \(element) has taken out \(removed.map { "\($0)" } ?? "nothing")."
          )
          return
        }
      }
      let removed = gone.isEmpty ? nil : bag.removeKey(gone[dice.roll(gone.count)])
      let key = bag.insert(number)
      let isNew = gone.allSatisfy { $0 < key } && expected.allSatisfy { $0.key < key }
      expected.append((key, number))
      guard removed == nil, isNew, bag.contents == expected.map(\.element),
        bag.count == expected.count, bag.keys == expected.map(\.key)
      else {
        Issue.record(
          """
          Numbers were put in and taken out by their keys, in no particular order, and keys that had been \
          used were used again. Up to \(number) all was well. Now an old key took out \
          \(removed.map { "\($0)" } ?? "nothing"), the newest key \(isNew ? "is new" : "is not new"), and \
          of \(expected.count) elements \(bag.count) are counted. Visited: \(bag.contents); expected: \
          \(expected.map(\.element)).
          """
        )
        return
      }
    }
  }

  @Test func `a visit ends when the visitor throws`() {
    struct Enough: Error {}
    var bag = Bag<Int>()
    for number in 1...3 { _ = bag.insert(number) }
    let visited = Recorder<Int>()

    #expect(throws: Enough.self, "The visitor's error is passed on to whoever called `forEach`.") {
      try bag.forEach { number in
        visited.record(number)
        if number == 2 { throw Enough() }
      }
    }
    #expect(visited.values == [1, 2], "Nothing is visited after the visitor has thrown.")
  }

  @Test func `a bag of optionals can hold nil`() {
    var bag = Bag<String?>()
    let key = bag.insert(nil)
    _ = bag.insert("watch")

    #expect(bag.count == 2, "`nil` was put in, so it is an element like any other.")
    #expect(bag.contents == [nil, "watch"], "An element that is `nil` is not a hole.")
    #expect(bag.removeKey(key) == .some(nil), "It was in the bag: what was taken out is a `nil`.")
    #expect(bag.count == 1, "The `nil` is gone.")
  }
}
