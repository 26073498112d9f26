import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.3 DisposeBag` {
  @Test func `a bag that is freed disposes what is in it, in order`() {
    let log = Recorder<String>()
    var bag: DisposeBag? = DisposeBag()
    for name in ["a", "b", "c"] { bag?.insert(Logged(name, in: log)) }
    #expect(log.values.isEmpty, "While the bag is there, nothing in it is disposed.")

    bag = nil

    #expect(
      bag == nil && log.values == ["a", "b", "c"],
      "Nobody has the bag any more: each thing in it is disposed, once, in order of insertion."
    )
  }

  @Test func `a new bag ends what was in the old one`() {
    let log = Recorder<String>()
    var bag = DisposeBag()
    bag.insert(Logged("old", in: log))

    bag = DisposeBag()
    bag.insert(Logged("new", in: log))

    #expect(log.values == ["old"], "The old bag is gone, with all that it held; the new one stays.")
  }

  @Test func `a screen's observers end with the screen's bag`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()
    var bag: DisposeBag? = DisposeBag()
    if let bag {
      forecast.observe { heard.record("a \($0)") }.disposed(by: bag)
      forecast.observe { heard.record("b \($0)") }.disposed(by: bag)
    }
    forecast.value = "rain"
    bag = nil
    forecast.value = "snow"

    #expect(heard.values == ["a rain", "b rain"], "By the time the snow came, the bag was gone.")
    #expect(bag == nil && forecast.observerCount == 0, "The bag took its observers with it.")
  }

  @Test func `a bag keeps what it holds until it is disposed, and no longer`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let bag = DisposeBag()
    bag.insert(Logged("a", in: log, holding: lifetimes.probe()))
    #expect(lifetimes.alive == 1, "Only the bag has the disposable, so it has to keep it.")

    bag.dispose()

    #expect(log.values == ["a"], "It is disposed with the bag.")
    #expect(lifetimes.alive == 0, "The bag has no use for what is disposed: release it.")
  }

  @Test func `nothing is disposed twice`() {
    let log = Recorder<String>()
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(Logged("a", in: log))
    bag?.dispose()
    bag?.dispose()
    bag = nil

    #expect(bag == nil && log.values == ["a"], "The bag was disposed, again, and then freed.")
  }

  @Test func `one that is inserted twice is disposed twice`() {
    let log = Recorder<String>()
    let bag = DisposeBag()
    let same = Logged("same", in: log)
    for disposable in [same, Logged("other", in: log), same] { bag.insert(disposable) }

    bag.dispose()

    #expect(
      log.values == ["same", "other", "same"],
      "Three were inserted, and two of them are the same. A bag compares nothing: it disposes three."
    )
  }

  @Test func `what is inserted into a disposed bag is disposed at once`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let bag = DisposeBag()
    bag.dispose()

    bag.insert(Logged("late", in: log, holding: lifetimes.probe()))

    #expect(
      log.values == ["late"],
      """
      The bag was disposed, so nobody will ever dispose what comes now. It has to be disposed here, \
      or it goes on forever.
      """
    )
    #expect(lifetimes.alive == 0, "Nor is it kept.")
  }

  @Test func `a disposable may use the bag that disposes it`() {
    let log = Recorder<String>()
    let bag = DisposeBag()
    bag.insert(
      Disposables.create {
        let isOpen = anotherThreadCan { bag.insert(Logged("from another thread", in: log)) }
        guard isOpen else { return log.record("had to wait") }
        bag.insert(Logged("from within", in: log))
        bag.dispose()
        log.record("first")
      }
    )
    bag.insert(Logged("second", in: log))
    bag.dispose()

    #expect(
      log.values == ["from another thread", "from within", "first", "second"],
      """
      What is inserted while the bag disposes is disposed at once, and nobody has to wait. If \
      somebody had to wait, a lock was held while a disposable was called.
      """
    )
  }

  @Test(arguments: 0...2)
  func `whichever of them inserts another, that one is disposed at once`(number: Int) {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let bag = DisposeBag()
    for index in 0...2 {
      bag.insert(
        Disposables.create {
          log.record("begin \(index)")
          if index == number {
            let isOpen = anotherThreadCan { bag.insert(Disposables.create()) }
            guard isOpen else { return log.record("had to wait") }
            bag.insert(Logged("late", in: log, holding: lifetimes.probe()))
            bag.dispose()
          }
          log.record("end \(index)")
        }
      )
    }
    bag.dispose()

    var expected = (0...2).flatMap { ["begin \($0)", "end \($0)"] }
    expected.insert("late", at: 2 * number + 1)
    #expect(
      log.values == expected,
      """
      Three are in the bag. While it disposes number \(number) of 0 to 2, that one inserts another and \
      disposes the bag again. A bag that has begun to dispose takes nothing in, and disposes each one \
      once, in order; if somebody had to wait, a lock was held meanwhile.
      """
    )
    #expect(lifetimes.alive == 0, "What came late was disposed, and should not be kept.")
  }

  @Test func `nobody waits for a disposable that comes too late`() {
    let log = Recorder<String>()
    let bag = DisposeBag()
    bag.dispose()

    bag.insert(
      Disposables.create {
        let isOpen = anotherThreadCan { bag.insert(Logged("from another thread", in: log)) }
        log.record(isOpen ? "went on" : "had to wait")
      }
    )

    #expect(
      log.values == ["from another thread", "went on"],
      """
      A disposable came too late and was disposed at once. Meanwhile another thread inserted one, \
      too; if it had to wait, a lock was held while the first was called.
      """
    )
  }

  @Test func `an insert that meets a dispose is disposed once`() {
    inEveryInterleaving { race in
      let bag = DisposeBag()
      let token = Counted()
      race.thread { bag.insert(token) }
      race.thread { bag.dispose() }
      race.atEnd {
        token.times == 1
          ? nil
          : """
          One thread inserted a token while another disposed the bag, and the token was disposed \
          \(token.times) times.
          """
      }
    }
  }

  @Test func `threads may fill one bag`() {
    inEveryInterleaving("Looking at what is there and adding to it must be one step.") { race in
      let bag = DisposeBag()
      let tokens = [Counted(), Counted()]
      for token in tokens { race.thread { bag.insert(token) } }
      race.atEnd {
        bag.dispose()
        let lost = tokens.count { $0.times == 0 }
        return lost == 0 ? nil : "Two threads inserted a token each, and \(lost) got lost."
      }
    }
  }

  @Test func `of two threads that dispose the bag, one disposes each token`() {
    inEveryInterleaving { race in
      let bag = DisposeBag()
      let token = Counted()
      bag.insert(token)
      for _ in 0..<2 { race.thread { bag.dispose() } }
      race.atEnd {
        token.times == 1
          ? nil : "Two threads disposed the bag, and its token was disposed \(token.times) times."
      }
    }
  }

  // MARK: Given

  @Test func `a bag takes many at once, also as a list`() {
    let log = Recorder<String>()
    let bag = DisposeBag()
    bag.insert(Logged("a", in: log), Logged("b", in: log))
    bag.insert([Logged("c", in: log), Logged("d", in: log)])
    bag.insert {
      Logged("e", in: log)
      Logged("f", in: log)
    }
    bag.dispose()

    #expect(
      log.values == ["a", "b", "c", "d", "e", "f"],
      "Six were inserted, in three ways."
    )
  }

  @Test func `a bag can be created full`() {
    let log = Recorder<String>()
    var bags = [
      DisposeBag(disposing: Logged("a", in: log), Logged("b", in: log)),
      DisposeBag(disposing: [Logged("c", in: log)]),
      DisposeBag {
        Logged("d", in: log)
        Logged("e", in: log)
      },
    ]
    while !bags.isEmpty { bags.removeFirst() }

    #expect(log.values == ["a", "b", "c", "d", "e"], "Each bag disposed what it was created with.")
  }
}
