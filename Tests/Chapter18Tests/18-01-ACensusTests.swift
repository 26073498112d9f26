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

    #expect(wasCounted, "It was alive, but not counted.")
    #expect(
      census.counts == [:],
      """
      Only the census still knew of the object. If it still counts the object, either it keeps it \
      alive, and is a leak itself, or it counts what was made and not what is alive.
      """
    )
  }

  @Test func `an object may have a name of its own`() {
    let leaf = Leaf()
    census.enrol(leaf, as: "map")

    withExtendedLifetime(leaf) {
      #expect(census.counts == ["map": 1], "It was enrolled under the name of map.")
    }
  }

  @Test func `a ticket counts until it is disposed`() {
    let ticket = census.ticket("question")
    #expect(census.counts == ["question": 1], "The question is waiting for an answer.")
    ticket.dispose()
    #expect(census.counts == [:], "It was answered, even if somebody still keeps the ticket.")
  }

  @Test func `each subscription is counted, from its beginning to its end`() {
    let source = PublishSubject<Int>()
    let radar = source.counted(as: "radar", in: census)
    #expect(census.counts == [:], "Nobody has subscribed.")

    let first = radar.subscribe()
    let second = radar.take(1).subscribe()
    #expect(census.counts == ["radar": 2], "Two have subscribed.")
    source.onNext(1)
    #expect(census.counts == ["radar": 1], "The second wanted one element, and got it.")
    source.onCompleted()
    #expect(census.counts == [:], "The source has ended, even if the first still keeps its token.")
    first.dispose()
    second.dispose()
  }

  @Test func `a subscription is counted before its source is subscribed to`() {
    var seen: [String: Int] = [:]
    let source = Observable<Int>
      .create { [census] observer in
        seen = census.counts
        observer.onNext(1)
        return Disposables.create()
      }
    let token = source.counted(as: "radar", in: census).subscribe()

    #expect(
      seen == ["radar": 1],
      """
      The source looked at the census while it was being subscribed to, and found \(seen). The \
      subscription counts from the call of `subscribe`: many sources send everything in there.
      """
    )
    token.dispose()
  }

  @Test func `a disposed subscription is not counted any more`() {
    let radar = Observable<Int>.never().counted(as: "radar", in: census)

    let token = radar.subscribe()
    let before = census.counts
    token.dispose()

    #expect(before == ["radar": 1], "It never ends by itself, and nobody has disposed it.")
    #expect(census.counts == [:], "It was disposed.")
  }

  @Test func `a disposed subscription is not counted, even if its source keeps the observer`() {
    let source = HandSource<Int>()
    let token = source.counted(as: "radar", in: census).subscribe()
    let before = census.counts
    token.dispose()

    withExtendedLifetime(source) {
      #expect(before == ["radar": 1], "It has not ended, and nobody has disposed it.")
      #expect(
        census.counts == [:],
        """
        It was disposed. This source never releases an observer, so what holds on to the observer may \
        live for a long time, but nobody is subscribed any more. Counted: \(census.counts).
        """
      )
    }
  }

  @Test func `counting does not change the sequence`() {
    expectKeepsTheRules { [census] in $0.counted(as: "radar", in: census) }
  }

  @Test func `one visit is made, and leaves no leak`() {
    var (left, visits): ([AnyObject], Int) = ([], 0)
    let leaks = census.leaks(visits: 1) {
      visits += 1
      let leaf = Leaf()
      census.enrol(leaf)
      left.append(leaf)
    }

    withExtendedLifetime(left) {
      #expect(visits == 1, "One visit was asked for, and there were \(visits).")
      #expect(
        leaks == [:],
        "Something is still there after the first visit. Whether it is a leak only a second could show."
      )
    }
  }

  @Test func `what each visit leaves behind is a leak`() {
    var left: [AnyObject] = []
    let leaks = census.leaks(visits: 10) {
      let (leaf, tree) = (Leaf(), Tree())
      census.enrol(leaf)
      census.enrol(tree)
      left.append(leaf)
    }

    #expect(left.count == 10, "Ten visits were asked for.")
    #expect(
      leaks == ["Leaf": 9],
      "There was one leaf after the first visit, and ten after the tenth. The trees were freed."
    )
  }

  @Test func `what was more for a while, and is released in the end, is not a leak`() {
    var cache: [Leaf] = []
    var visits = 0
    let leaks = census.leaks(visits: 6) {
      visits += 1
      // It is emptied now and then.
      if visits % 3 == 0 { cache = [] }
      let leaf = Leaf()
      census.enrol(leaf)
      cache.append(leaf)
    }

    #expect(
      leaks == [:] && cache.count == 1,
      """
      A cache was filled, and emptied with each third visit. There was one leaf after the first visit, and \
      one after the last. The leaks: \(leaks).
      """
    )
  }

  @Test func `what is made once and kept is not a leak`() {
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
        "The first visit filled a cache, and no later visit added anything. That is what caches do."
      )
    }
  }

  @Test func `what only later visits leave behind is a leak, too`() {
    var left: [AnyObject] = []
    var visits = 0
    let leaks = census.leaks(visits: 4) {
      visits += 1
      guard visits > 1 else { return }
      let leaf = Leaf()
      census.enrol(leaf)
      left.append(leaf)
    }

    withExtendedLifetime(left) {
      #expect(
        leaks == ["Leaf": 3],
        "There was none after the first visit, and each of the three after it has left one."
      )
    }
  }

  @Test func `what is gone again is not a leak`() {
    var page: Leaf?
    var visits = 0
    let leaks = census.leaks(visits: 3) {
      visits += 1
      let leaf = Leaf()
      census.enrol(leaf)
      page = visits < 3 ? leaf : nil
    }

    withExtendedLifetime(page) {
      #expect(
        leaks == [:],
        "There was one after the first visit, and none after the last: nothing has grown."
      )
    }
  }

  @Test func `what becomes less is not a leak`() {
    var pages: [Leaf] = []
    let leaks = census.leaks(visits: 3) {
      if pages.isEmpty {
        pages = [Leaf(), Leaf()]
        for page in pages { census.enrol(page, as: "page") }
      } else if pages.count > 1 {
        pages.removeLast()
      }
    }

    withExtendedLifetime(pages) {
      #expect(
        leaks == [:],
        "There were two pages after the first visit, and one after the last: nothing has grown."
      )
    }
  }

  @Test func `what was there before is not a leak`() {
    let old = Tree()
    census.enrol(old)
    var left: [AnyObject] = []
    let leaks = census.leaks(visits: 3) {
      let leaf = Leaf()
      census.enrol(leaf, as: "page")
      left.append(leaf)
    }

    withExtendedLifetime((old, left)) {
      #expect(leaks == ["page": 2], "The tree was there before the first visit.")
    }
  }
}

private final class Leaf {}
private final class Tree {}
