import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.1 A census` {
  private let census = Census()

  @Test func `what lives is counted, kind by kind`() {
    let pages = [Leaf(), Leaf()]
    let tree = Tree()
    for page in pages { census.enrol(page) }
    census.enrol(tree)

    withExtendedLifetime((pages, tree)) {
      #expect(
        census.counts == ["Leaf": 2, "Tree": 1],
        "Without a name of its own, an object is counted under the name of its type."
      )
    }
  }

  @Test func `what is freed is not counted any more`() {
    var leaf: Leaf? = Leaf()
    leaf.map { census.enrol($0) }
    let wasCounted = census.counts == ["Leaf": 1]
    leaf = nil

    #expect(wasCounted, "It lived.")
    #expect(
      census.counts == [:],
      """
      Nobody but the census knew of the object any more. If it still counts it, it has either kept it \
      alive, and is a leak itself, or it counts births and not lives.
      """
    )
  }

  @Test func `an object may have a name of its own`() {
    let leaf = Leaf()
    census.enrol(leaf, as: "map")

    withExtendedLifetime(leaf) {
      #expect(census.counts == ["map": 1], "It was enrolled as a map.")
    }
  }

  @Test func `a ticket counts until it is disposed`() {
    let ticket = census.ticket("question")
    #expect(census.counts == ["question": 1], "The question waits.")
    ticket.dispose()
    #expect(census.counts == [:], "It was answered, though somebody still keeps the ticket.")
  }

  @Test func `each subscription is counted, from its beginning to its end`() {
    let source = PublishSubject<Int>()
    let radar = source.counted(as: "radar", in: census)
    #expect(census.counts == [:], "Nobody has subscribed.")

    let first = radar.subscribe()
    let second = radar.take(1).subscribe()
    #expect(census.counts == ["radar": 2], "Two have subscribed.")
    source.onNext(1)
    #expect(census.counts == ["radar": 1], "The second one wanted one element, and has it.")
    source.onCompleted()
    #expect(census.counts == [:], "That was the end, even if the first one still keeps its token.")
    first.dispose()
    second.dispose()
  }

  @Test func `a disposed subscription is not counted any more`() {
    let radar = Observable<Int>.never().counted(as: "radar", in: census)

    let token = radar.subscribe()
    let before = census.counts
    token.dispose()

    #expect(before == ["radar": 1], "It never ends by itself, and it is wanted.")
    #expect(census.counts == [:], "It is not wanted any more.")
  }

  @Test func `to count changes nothing about the sequence`() {
    expectKeepsTheRules { [census] in $0.counted(as: "radar", in: census) }
  }

  @Test func `what each visit leaves behind is a leak`() {
    var left: [AnyObject] = []
    let leaks = census.leaks(visits: 10) {
      let (leaf, tree) = (Leaf(), Tree())
      census.enrol(leaf)
      census.enrol(tree)
      left.append(leaf)
    }

    #expect(left.count == 10, "There were to be ten visits.")
    #expect(
      leaks == ["Leaf": 9],
      "After the first visit there was one leaf, and after the tenth there were ten. The trees died."
    )
  }

  @Test func `what is made once and kept is no leak`() {
    var cache: Leaf?
    let leaks = census.leaks(visits: 5) {
      if cache == nil {
        let leaf = Leaf()
        census.enrol(leaf)
        cache = leaf
      }
    }

    withExtendedLifetime(cache) {
      #expect(
        leaks == [:],
        "The first visit has filled a cache, and no other has added anything. That is what caches do."
      )
    }
  }

  @Test func `what was there before is no leak`() {
    let old = Tree()
    census.enrol(old)
    var left: [AnyObject] = []
    let leaks = census.leaks(visits: 3) {
      let leaf = Leaf()
      census.enrol(leaf, as: "page")
      left.append(leaf)
    }

    withExtendedLifetime((old, left)) {
      #expect(leaks == ["page": 2], "The tree stood there before the first visit.")
    }
  }
}

private final class Leaf {}
private final class Tree {}
