import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

@Suite struct `2.4 Change during delivery` {
  @Test func `an observer that leaves during a delivery hears nothing more`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let key = Later<BagKey>()

    key.value = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      key.value.map(degrees.unobserve)
    }
    _ = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "b2"],
      """
      a heard 1 and left, so it does not hear 2. b comes after a and still hears 1: when one \
      observer leaves, nobody else may miss a value.
      """
    )
  }

  @Test func `an observer that is sent away still hears this value`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let key = Later<BagKey>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      key.value.map(degrees.unobserve)
    }
    key.value = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "a2"],
      """
      b was here when the delivery of 1 began, so it hears 1, although a has sent it away by then. \
      Otherwise, whether it hears 1 would depend on which of the two comes first.
      """
    )
  }

  @Test func `an observer that is sent away hears this value when it is its turn`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let key = Later<BagKey>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      key.value.map(degrees.unobserve)
    }
    key.value = degrees.observe { heard.record("b\($0)") }
    _ = degrees.observe { heard.record("c\($0)") }
    degrees.value = 1

    #expect(
      heard.values == ["a1", "b1", "c1"],
      "a sent b away, which changes neither who hears 1 nor in which order."
    )
  }

  @Test func `however many change places, a value goes to those who were here, in order`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let keys = Later<[BagKey]>()

    keys.value = (1...20)
      .map { number in
        degrees.observe { [unowned degrees] in
          heard.record("\(number) hears \($0)")
          // Each sends away the one behind it, and brings a newcomer.
          if number < 20 { (keys.value?[number]).map(degrees.unobserve) }
          _ = degrees.observe { heard.record("newcomer \(number) hears \($0)") }
        }
      }
    degrees.value = 1

    #expect(
      heard.values == (1...20).map { "\($0) hears 1" },
      """
      Twenty were here when the delivery began. Each of them sent away the next one and brought a \
      newcomer, and still these twenty hear 1, in the order in which they came, and nobody else.
      """
    )
  }

  @Test func `the rule does not depend on the order`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let key = Later<BagKey>()

    key.value = degrees.observe { heard.record("b\($0)") }
    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      key.value.map(degrees.unobserve)
    }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["b1", "a1", "a2"],
      "The same two observers in the other order hear the same: both hear 1, and a hears 2."
    )
  }

  @Test func `all may leave during the same delivery`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let keys = Later<[BagKey]>()

    keys.value = ["a", "b", "c"]
      .map { name in
        degrees.observe { [unowned degrees] in
          heard.record("\(name)\($0)")
          keys.value?.forEach(degrees.unobserve)
        }
      }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "c1"],
      "Three were here when the delivery began, so three hear 1. Nobody is left to hear 2."
    )
  }

  @Test func `a newcomer waits for the next value`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      if $0 == 1 { _ = degrees.observe { heard.record("c\($0)") } }
    }
    _ = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "a2", "b2", "c2"],
      """
      c came while 1 was being delivered, and was not here when that began. If newcomers heard it \
      at once, an observer that adds another each time would make the delivery endless.
      """
    )
  }

  @Test func `a slot that becomes free is not taken during a delivery`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let key = Later<BagKey>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      guard $0 == 1 else { return }
      key.value.map(degrees.unobserve)
      _ = degrees.observe { heard.record("c\($0)") }
    }
    key.value = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "a2", "c2"],
      "a sent b away and added c during the delivery of 1. There are two again, but 1 is for b."
    )
  }

  @Test func `a value set by an observer is delivered at once, inside the other delivery`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      if $0 == 1 { degrees.value = 2 }
    }
    _ = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1

    #expect(
      heard.values == ["a1", "a2", "b2", "b1"],
      """
      a responded to 1 by setting 2, a reentrant call. The delivery of 2 runs to its end before \
      the delivery of 1 goes on, and b hears the older value last. Both observers hear both \
      values: each delivery tells the value that it began with.
      """
    )
  }

  @Test func `a delivery inside a delivery inside a delivery keeps its value`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      if $0 < 3 { degrees.value = $0 + 1 }
    }
    _ = degrees.observe { [unowned degrees] in
      heard.record("b\($0)")
      if $0 == 3 { degrees.value = 4 }
    }
    degrees.value = 1

    #expect(
      heard.values == ["a1", "a2", "a3", "b3", "a4", "b4", "b2", "b1"],
      """
      a responded to 1 with 2 and to 2 with 3, and b to 3 with 4. Each delivery runs to its end inside \
      the one before, and each tells the value that it began with.
      """
    )
  }

  @Test func `each delivery has its own audience`() {
    let degrees = Observable2(0)
    let heard = Recorder<String>()
    let key = Later<BagKey>()

    _ = degrees.observe { [unowned degrees] in
      heard.record("a\($0)")
      guard $0 == 1 else { return }
      key.value.map(degrees.unobserve)
      _ = degrees.observe { heard.record("c\($0)") }
      degrees.value = 2
    }
    key.value = degrees.observe { heard.record("b\($0)") }
    degrees.value = 1

    #expect(
      heard.values == ["a1", "a2", "c2", "b1"],
      """
      When the delivery of 1 began, a and b were here. When the delivery of 2 began, in the middle \
      of it, b had left and c had come. So 2 is for a and c, and then 1 goes on with b.
      """
    )
  }

  @Test func `an observer that has left is freed when the delivery is over`() {
    let degrees = Observable2(0)
    let lifetimes = Lifetimes()
    let key = Later<BagKey>()

    _ = degrees.observe { [unowned degrees] _ in key.value.map(degrees.unobserve) }
    key.value = degrees.observe { [probe = lifetimes.probe()] _ in probe.touch() }
    degrees.value = 1

    #expect(
      lifetimes.alive == 0,
      "A delivery may keep an observer until it ends, but no longer."
    )
  }
}

/// Something that a closure needs, but that is known only after the closure was passed on.
private final class Later<Value> {
  var value: Value?
}
