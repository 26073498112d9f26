import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.4 CompositeDisposable` {
  @Test func `all are disposed once, in the order of insertion`() {
    let log = Recorder<String>()
    let all = CompositeDisposable(Logged("a", in: log), Logged("b", in: log))
    _ = all.insert(Logged("c", in: log))
    #expect(all.count == 3 && !all.isDisposed, "Two were there from the start, and one was added.")

    all.dispose()
    all.dispose()

    #expect(log.values == ["a", "b", "c"], "Each one once, the oldest first.")
    #expect(all.count == 0 && all.isDisposed, "Nothing is left in it.")
  }

  @Test func `what is removed is disposed, and no other`() throws {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    _ = all.insert(Logged("a", in: log))
    let key = try #require(all.insert(Logged("b", in: log)), "An open one gives a key.")
    _ = all.insert(Logged("c", in: log))

    all.remove(for: key)
    #expect(
      log.values == ["b"],
      "To remove is to dispose: whoever takes out a child is done with it."
    )
    #expect(all.count == 2, "Two of three are left.")

    all.remove(for: key)
    all.dispose()
    #expect(
      log.values == ["b", "a", "c"],
      "The key is used up, and the other two were not touched."
    )
  }

  @Test func `what is inserted too late is disposed at once`() {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    all.dispose()

    let key = all.insert(Logged("late", in: log))

    #expect(key == nil, "There is nothing to remove later, so there is no key.")
    #expect(
      log.values == ["late"],
      """
      A request began, and its token was inserted into a disposable that was already disposed. \
      Nobody will ask again: if it isn't disposed now, it goes on forever.
      """
    )
    #expect(all.count == 0, "Nor is it kept.")
  }

  @Test func `one that has become empty is still open`() throws {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    let only = try #require(all.insert(Logged("only", in: log)), "An open one gives a key.")
    all.remove(for: only)
    #expect(!all.isDisposed, "Its only child was removed, and nobody has disposed the composite.")

    let next = all.insert(Logged("next", in: log))

    #expect(next != nil, "It is open, so the next child gets a key.")
    #expect(
      log.values == ["only"],
      "The first child was removed. The next one came afterwards, and has just begun."
    )
    all.dispose()
    #expect(log.values == ["only", "next"], "Now the composite was disposed, with what was in it.")
  }

  @Test func `a key that stands for nothing removes nothing`() {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    let busier = CompositeDisposable()
    let keys = (0...2).compactMap { _ in busier.insert(Disposables.create()) }
    _ = all.insert(Logged("a", in: log))
    _ = all.insert(Logged("b", in: log))

    if let unknown = keys.last { all.remove(for: unknown) }

    #expect(log.values.isEmpty, "Nothing was inserted under this key, so no child has to go.")
    #expect(all.count == 2, "Both children are still in there.")
    all.dispose()
    if let unknown = keys.last { all.remove(for: unknown) }
    #expect(log.values == ["a", "b"], "Once it is disposed, there is nothing to remove.")
  }

  @Test func `one that is inserted twice has two keys`() throws {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    let same = Logged("same", in: log)
    let first = try #require(all.insert(same), "An open one gives a key.")
    _ = all.insert(same)

    all.remove(for: first)
    #expect(log.values == ["same"] && all.count == 1, "It went in twice, and came out once.")
    all.dispose()
    #expect(log.values == ["same", "same"], "Under its second key it was still in there.")
  }

  @Test func `nothing is kept once it is disposed`() throws {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let all = CompositeDisposable()
    let removed = Logged("removed", in: log, holding: lifetimes.probe("removed"))
    weak let gone = removed
    let key = try #require(all.insert(consume removed), "An open one gives a key.")
    _ = all.insert(Logged("other", in: log, holding: lifetimes.probe("other")))
    #expect(lifetimes.names == ["other", "removed"], "Both are in use.")

    all.remove(for: key)
    #expect(gone == nil && lifetimes.names == ["other"], "Nobody holds what was removed.")
    all.dispose()
    #expect(lifetimes.alive == 0, "And after `dispose()`, nothing is kept.")
  }

  @Test func `a child may use the composite that disposes it`() {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    _ = all.insert(
      Disposables.create {
        let isOpen = anotherThreadCan { _ = all.insert(Logged("from another thread", in: log)) }
        guard isOpen else { return log.record("had to wait") }
        log.record("disposed: \(all.isDisposed), count: \(all.count)")
        _ = all.insert(Logged("from within", in: log))
        all.dispose()
        log.record("first")
      }
    )
    _ = all.insert(Logged("second", in: log))
    all.dispose()

    #expect(
      log.values == [
        "from another thread", "disposed: true, count: 0", "from within", "first", "second",
      ],
      """
      The first child looked at the composite, added to it and disposed it again. A child must find \
      it empty and disposed; if somebody had to wait, the lock was held while the child was called.
      """
    )
  }

  @Test(arguments: 0...2)
  func `whichever child uses the composite, the others keep their turn`(number: Int) {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    let keys = Recorder<CompositeDisposable.DisposeKey>()
    for index in 0...2 {
      let key = all.insert(
        Disposables.create {
          log.record("begin \(index)")
          if index == number {
            let isOpen = anotherThreadCan { _ = all.count }
            guard isOpen else { return log.record("had to wait") }
            for key in keys.values { all.remove(for: key) }
            let key = all.insert(Logged("late", in: log))
            log.record(key == nil ? "no key" : "a key")
            all.dispose()
          }
          log.record("end \(index)")
        }
      )
      key.map(keys.record)
    }
    all.dispose()

    var expected = (0...2).flatMap { ["begin \($0)", "end \($0)"] }
    expected.insert(contentsOf: ["late", "no key"], at: 2 * number + 1)
    #expect(
      log.values == expected,
      """
      There are three children. While number \(number) of 0 to 2 is being disposed, it removes all three, \
      inserts another, and disposes the composite again. That is empty and closed by then: the late one \
      is disposed at once, and the three are disposed once each, in order. If somebody had to wait, the \
      lock was held while a child was called.
      """
    )
  }

  @Test func `a child that is being removed is no longer in there`() {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    let keys = Recorder<CompositeDisposable.DisposeKey>()
    let key = all.insert(
      Disposables.create {
        // A wrong answer may call a child again and again. Once is enough.
        guard log.values.isEmpty else { return log.record("once more") }
        guard anotherThreadCan({ _ = all.count }) else { return log.record("had to wait") }
        log.record("count: \(all.count), disposed: \(all.isDisposed)")
        for key in keys.values { all.remove(for: key) }
        log.record(all.insert(Logged("new", in: log)) == nil ? "no key" : "a key")
      }
    )
    key.map(keys.record)
    keys.values.first.map(all.remove(for:))

    #expect(
      log.values == ["count: 0, disposed: false", "a key"],
      """
      The only child was removed. While it was being disposed, it was out, its key stood for nothing, and \
      the composite was open: it kept the new child that was inserted. If somebody had to wait, the lock \
      was held while the child was called.
      """
    )
    all.dispose()
    #expect(log.values.last == "new", "The new child was disposed with the composite.")
  }

  @Test func `nobody waits for a child that is being removed`() throws {
    let answers = Recorder<Bool>()
    let all = CompositeDisposable()
    let key = all.insert(
      Disposables.create {
        answers.record(anotherThreadCan { _ = all.count })
      }
    )
    all.remove(for: try #require(key, "An open one gives a key."))

    #expect(
      answers.values == [true],
      """
      While the removed child was being disposed, another thread asked for the count, and had to wait.
      """
    )
  }

  @Test func `nobody waits for a child that comes too late`() {
    let log = Recorder<String>()
    let all = CompositeDisposable()
    all.dispose()

    _ = all.insert(
      Disposables.create {
        let isOpen = anotherThreadCan { _ = all.insert(Logged("from another thread", in: log)) }
        log.record(isOpen ? "went on" : "had to wait")
      }
    )

    #expect(
      log.values == ["from another thread", "went on"],
      """
      A child came too late and was disposed at once. Meanwhile another thread inserted one, too; if \
      it had to wait, a lock was held while the first was called.
      """
    )
  }

  @Test func `an insert that meets a dispose is disposed once`() {
    inEveryInterleaving { race in
      let all = CompositeDisposable()
      let token = Counted()
      race.thread { _ = all.insert(token) }
      race.thread { all.dispose() }
      race.atEnd {
        token.times == 1
          ? nil
          : """
          One thread inserted a token while another disposed them all, and the token was disposed \
          \(token.times) times.
          """
      }
    }
  }

  @Test func `a remove that meets a dispose disposes once`() {
    inEveryInterleaving { race in
      let all = CompositeDisposable()
      let token = Counted()
      let key = all.insert(token)
      race.thread { key.map { all.remove(for: $0) } }
      race.thread { all.dispose() }
      race.atEnd {
        token.times == 1
          ? nil
          : """
          One thread removed a token while another disposed them all, and it was disposed \
          \(token.times) times.
          """
      }
    }
  }

  @Test func `of two threads that remove the same one, one disposes it`() {
    inEveryInterleaving { race in
      let all = CompositeDisposable()
      let token = Counted()
      let key = all.insert(token)
      for _ in 0..<2 { race.thread { key.map { all.remove(for: $0) } } }
      race.atEnd {
        token.times == 1
          ? nil : "Two threads removed one token, and it was disposed \(token.times) times."
      }
    }
  }

  // MARK: Given

  @Test(arguments: 0...5)
  func `from left to right, however many there are`(number: Int) {
    let log = Recorder<String>()
    let names = ["a", "b", "c", "d", "e"].prefix(number)
    let all = Disposables.create(names.map { Logged($0, in: log) })
    all.dispose()
    all.dispose()

    #expect(log.values == Array(names), "Each once, in the order of the array.")
    #expect(all.isDisposed, "It is disposed, even if nothing was in it.")
  }

  @Test func `the other ways to make one keep the order, too`() {
    let log = Recorder<String>()
    func part(_ name: String) -> Disposable { Logged(name, in: log) }

    Disposables.create(part("a"), part("b"), part("c")).dispose()
    Disposables.create(part("d"), part("e"), part("f"), part("g"), part("h")).dispose()
    CompositeDisposable(part("i"), part("j"), part("k")).dispose()
    CompositeDisposable(part("l"), part("m"), part("n"), part("o"), part("p")).dispose()

    #expect(log.values.joined() == "abcdefghijklmnop", "From left to right, in all forms.")
  }
}
