import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

@Suite struct `2.4 Change during delivery` {
  @Test func `who leaves while being told hears nothing more`() {
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
      a heard 1 and left. b stands behind a and hears 1 all the same: that somebody in front \
      leaves must not make anybody miss a value.
      """
    )
  }

  @Test func `who is sent away still hears the value that is being told`() {
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
      b was here when the delivery of 1 began, so it hears 1, though a has sent it away by then. \
      Otherwise it would hear or miss it depending on who stands in front of whom.
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
      "The same two observers, the other way round, and the same is heard: 1 by both, 2 by a."
    )
  }

  @Test func `all may leave at the same value`() {
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
      "Three were here when delivery began, so three hear 1. Nobody is left to hear 2."
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
      c came while 1 was being told, and was not here when that began. If newcomers were told \
      at once, an observer that brings another each time would keep the delivery going for ever.
      """
    )
  }

  @Test func `a place that becomes free is not taken during delivery`() {
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
      "a sent b away and brought c while 1 was told. There are two as before, but 1 is for b."
    )
  }

  @Test func `a value set by an observer is told at once, within the other`() {
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
      a answered 1 by setting 2. The delivery of 2 runs to its end before that of 1 goes on, as \
      one call within another does, and b hears the older value last. Each of them hears both: \
      a delivery tells the value for which it began.
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
      When 1 began, a and b were here. When 2 began, in the middle of it, b had gone and c had \
      come. So 2 is for a and c, and then 1 goes on with b.
      """
    )
  }

  @Test func `who has left is freed when the delivery is over`() {
    let degrees = Observable2(0)
    let lifetimes = Lifetimes()
    let key = Later<BagKey>()

    _ = degrees.observe { [unowned degrees] _ in key.value.map(degrees.unobserve) }
    key.value = degrees.observe { [probe = lifetimes.probe()] _ in probe.touch() }
    degrees.value = 1

    #expect(
      lifetimes.alive == 0,
      "Delivery may keep an observer to its end, and no longer: nothing of it is left behind."
    )
  }
}

/// Something that a closure needs, and that is known only after the closure was given away.
private final class Later<Value> {
  var value: Value?
}
