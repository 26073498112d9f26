import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

@Suite struct `2.3 Observe and unobserve` {
  @Test func `all observers hear, in order of arrival`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()

    _ = degrees.observe { heard.record("a\($0)") }
    _ = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "a2", "b2"],
      "A bag behaves like the array: everybody hears, and whoever came first hears it first."
    )
  }

  @Test func `an observer that has left hears nothing more`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let first = degrees.observe { heard.record("a\($0)") }
    _ = degrees.observe { heard.record("b\($0)") }

    degrees.value = 1
    degrees.unobserve(first)
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "b2"],
      "The first observer left before 2 was set. The second one stays and hears both."
    )
  }

  @Test func `each key is for one observer`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let keys = ["a", "b", "c", "d"]
      .map { name in
        degrees.observe { heard.record("\(name)\($0)") }
      }

    degrees.unobserve(keys[1])
    degrees.unobserve(keys[3])
    degrees.value = 1

    #expect(
      heard.values == ["a1", "c1"],
      "b and d left with their own keys; a and c did not leave."
    )
  }

  @Test func `the same closure twice has two keys`() {
    let degrees = Observable2(0)
    let heard = Recorder<Int>()
    let observer = { (value: Int) in heard.record(value) }

    let first = degrees.observe(observer)
    let second = degrees.observe(observer)
    degrees.unobserve(first)
    degrees.value = 1

    #expect(first != second, "Each call of `observe` is an observer of its own, with its own key.")
    #expect(heard.values == [1], "One of the two left; the other one is still there.")
  }

  @Test func `an observer that has left is freed`() {
    let degrees = Observable2(0)
    let lifetimes = Lifetimes()
    let first = degrees.observe { [probe = lifetimes.probe("first")] _ in probe.touch() }
    _ = degrees.observe { [probe = lifetimes.probe("second")] _ in probe.touch() }

    #expect(lifetimes.alive == 2, "Both are observing, so the observable keeps both closures.")
    degrees.unobserve(first)

    #expect(
      lifetimes.names == ["second"],
      """
      A closure holds what it captures: a screen, a model, a picture. No longer calling it is not \
      enough; the observable has to release it.
      """
    )
  }

  @Test func `what an observer held may use the observable as it is freed`() async {
    await #expect(
      processExitsWith: .success,
      """
      An observer left. What its closure held tried to send another one away as it was freed, and the \
      program stopped: the closure was freed in the middle of the change, and not after it.
      """
    ) {
      let degrees = Observable2(0)
      let heard = Recorder<String>()
      func observer(_ speak: @escaping () -> Void) -> (Int) -> Void {
        { [last = LastWords(speak)] _ in last.touch() }
      }
      let first = degrees.observe { heard.record("a\($0)") }
      let second = degrees.observe(
        observer {
          heard.record("freed")
          degrees.unobserve(first)
        }
      )
      degrees.unobserve(second)
      degrees.value = 1
      #expect(
        heard.values == ["freed"],
        """
        The second observer left, and what its closure held sends a away as it is freed. So nobody is left \
        to hear 1. What happened: \(heard.values).
        """
      )
    }
  }

  @Test func `leaving twice is harmless`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let first = degrees.observe { heard.record("a\($0)") }
    _ = degrees.observe { heard.record("b\($0)") }

    degrees.unobserve(first)
    _ = degrees.observe { heard.record("c\($0)") }
    degrees.unobserve(first)
    degrees.value = 1

    #expect(
      heard.values == ["b1", "c1"],
      "The key had done its work. Used again, it must remove neither the next one nor a newcomer."
    )
  }

  @Test func `an old key is harmless after everybody has left`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let first = degrees.observe { heard.record("a\($0)") }

    degrees.unobserve(first)
    let second = degrees.observe { heard.record("b\($0)") }
    degrees.unobserve(first)
    degrees.value = 1

    #expect(first != second, "Both got the same key, so nobody can say which of them has to go.")
    #expect(
      heard.values == ["b1"],
      """
      a came and left, nobody was here, and b came. Then a's key was used once more, and b should still \
      hear 1.
      """
    )
  }

  @Test func `everybody keeps their key, whoever comes and goes`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    var here: [(key: BagKey, name: String)] = []
    var gone: [BagKey] = []
    var dice = Dice()

    for number in 1...200 {
      // At times all of them leave, one after the other.
      for _ in 0..<(number % 40 == 0 ? here.count : dice.roll(2)) where !here.isEmpty {
        let leaving = here.remove(at: dice.roll(here.count)).key
        degrees.unobserve(leaving)
        gone.append(leaving)
      }
      here.append((degrees.observe { heard.record("\(number) hears \($0)") }, "\(number)"))
      if !gone.isEmpty { degrees.unobserve(gone[dice.roll(gone.count)]) }
      let before = heard.values.count
      degrees.value = number
      let told = Array(heard.values.dropFirst(before))
      let expected = here.map { "\($0.name) hears \(number)" }
      guard told == expected else {
        Issue.record(
          """
          Observers came, left with their keys in no particular order, and used them again. When \(number) \
          was set, these were here: \(here.map(\.name)). What was seen: \(told).
          """
        )
        return
      }
    }
  }

  @Test func `a key that was never handed out here is harmless`() {
    let degrees = Observable2(0)
    let busier = Observable2(0)
    let heard = Recorder<Int>()
    _ = degrees.observe { heard.record($0) }
    _ = busier.observe { _ in }
    let unknown = busier.observe { _ in }

    degrees.unobserve(unknown)
    degrees.value = 1

    #expect(heard.values == [1], "Nobody here has this key, so nobody leaves.")
  }

  @Test func `an observer that comes back is a newcomer`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let first = degrees.observe { heard.record("a\($0)") }
    _ = degrees.observe { heard.record("b\($0)") }

    degrees.unobserve(first)
    degrees.value = 1
    _ = degrees.observe { heard.record("a\($0)") }
    degrees.value = 2

    #expect(
      heard.values == ["b1", "b2", "a2"],
      "a was away when 1 came, and it comes after b since it came back."
    )
  }

  @Test func `an observable that nobody keeps is freed with its observers`() {
    let lifetimes = Lifetimes()
    var degrees: Observable2? = Observable2(0)
    weak let gone = degrees
    _ = degrees?.observe { [probe = lifetimes.probe()] _ in probe.touch() }

    degrees = nil

    #expect(gone == nil, "Nobody keeps the observable, so it must not keep itself alive.")
    #expect(lifetimes.alive == 0, "Its observers go with it.")
  }
}
