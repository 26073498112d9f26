import Foundation
import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.7 RefCountDisposable` {
  @Test func `without users, its owner disposes it, once`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    #expect(!shared.isDisposed, "Nobody has disposed it yet.")

    shared.dispose()
    shared.dispose()

    #expect(log.values == ["end"], "The owner has gone and there are no users: it ends, once.")
    #expect(shared.isDisposed, "And it says so.")
  }

  @Test func `the owner goes first, and the last user ends it`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    let users = [shared.retain(), shared.retain()]

    shared.dispose()
    users[0].dispose()
    #expect(log.values.isEmpty, "One user is left, and needs what is shared.")
    #expect(!shared.isDisposed, "What is shared goes on, and `isDisposed` is about that.")

    users[1].dispose()
    #expect(log.values == ["end"], "The last one out turns off the light.")
    #expect(shared.isDisposed, "Now it is disposed.")
  }

  @Test func `the users go first, and the owner ends it`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    let users = [shared.retain(), shared.retain()]

    for user in users { user.dispose() }
    #expect(log.values.isEmpty, "As long as the owner stays, new users may come.")
    shared.dispose()

    #expect(log.values == ["end"], "The owner was the last one out.")
  }

  @Test func `a user that leaves twice is counted once`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    let users = [shared.retain(), shared.retain()]
    shared.dispose()

    users[0].dispose()
    users[0].dispose()
    #expect(log.values.isEmpty, "One user left twice, and the other one is still here.")
    users[1].dispose()
    #expect(log.values == ["end"], "Now both have left.")
  }

  @Test func `an owner that leaves twice is counted once`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    let user = shared.retain()

    shared.dispose()
    shared.dispose()
    #expect(log.values.isEmpty, "The owner left twice, and the user is still here.")
    user.dispose()
    #expect(log.values == ["end"], "Now all have left.")
  }

  @Test func `a user may come after the owner has gone, as long as another is there`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    let first = shared.retain()
    shared.dispose()
    let second = shared.retain()

    first.dispose()
    #expect(log.values.isEmpty, "It was alive when the second user came, so that user counts.")
    second.dispose()
    #expect(log.values == ["end"], "Now nobody is left.")
  }

  @Test func `a user that comes too late gets nothing to hold`() {
    let log = Recorder<String>()
    let shared = RefCountDisposable(disposable: Logged("end", in: log))
    shared.dispose()

    let late = shared.retain()
    #expect(shared.isDisposed, "What has ended does not begin again.")
    late.dispose()
    shared.dispose()

    #expect(log.values == ["end"], "A user that came too late must not end it a second time.")
    #expect(shared.isDisposed, "A token that came too late was disposed, and ended nothing.")
  }

  @Test func `in whatever order they come and go, it ends with the last one`() {
    for acts in ComingAndGoing.all {
      let play = ComingAndGoing(acts)
      guard let complaint = play.complaint else { continue }
      Issue.record("\(complaint)")
      return
    }
  }

  @Test func `nothing is kept once everybody has gone`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let shared = RefCountDisposable(
      disposable: Logged("end", in: log, holding: lifetimes.probe())
    )
    let user = shared.retain()
    #expect(lifetimes.alive == 1, "It is in use.")
    user.dispose()
    shared.dispose()

    #expect(
      lifetimes.alive == 0,
      "Only the tokens are left; what was shared is gone."
    )
    #expect(log.values == ["end"] && shared.isDisposed, "And it was disposed before it went.")
    user.dispose()
  }

  @Test func `nothing is kept if a user is the last`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()
    let shared = RefCountDisposable(
      disposable: Logged("end", in: log, holding: lifetimes.probe())
    )
    let user = shared.retain()
    shared.dispose()
    #expect(lifetimes.alive == 1, "The owner has gone, and the user still needs it.")
    user.dispose()

    #expect(lifetimes.alive == 0, "The user was the last. Only the tokens are left.")
    #expect(log.values == ["end"] && shared.isDisposed, "It was disposed before it went.")
    user.dispose()
  }

  @Test func `the owner may let go of it, and the last user still ends it`() {
    let log = Recorder<String>()
    var shared: RefCountDisposable? = RefCountDisposable(disposable: Logged("end", in: log))
    let users = [shared?.retain(), shared?.retain()]
    shared?.dispose()
    shared = nil

    users[0]?.dispose()
    #expect(log.values.isEmpty, "One user is left, and needs what is shared.")
    users[1]?.dispose()

    #expect(
      log.values == ["end"],
      """
      The owner disposed it and let go of it; only the users' tokens were left. The last one out still \
      has to end it.
      """
    )
  }

  @Test func `what is being disposed may look at the count, and nobody waits`() {
    let log = Recorder<String>()
    var shared: RefCountDisposable?
    shared = RefCountDisposable(
      disposable: Disposables.create {
        let isOpen = anotherThreadCan { shared?.retain().dispose() }
        guard isOpen else { return log.record("had to wait") }
        shared?.dispose()
        log.record("disposed: \(shared?.isDisposed ?? false)")
      }
    )
    shared?.dispose()

    #expect(
      log.values == ["disposed: true"],
      """
      What was being disposed looked at the count, which has to be down by then; if somebody had to \
      wait, a lock was held meanwhile.
      """
    )
    shared = nil
  }

  @Test func `what the last user ends may look at the count, and nobody waits`() {
    let log = Recorder<String>()
    var shared: RefCountDisposable?
    var late: Disposable?
    shared = RefCountDisposable(
      disposable: Disposables.create {
        let isOpen = anotherThreadCan { shared?.retain().dispose() }
        guard isOpen else { return log.record("had to wait") }
        late = shared?.retain()
        shared?.dispose()
        log.record("disposed: \(shared?.isDisposed ?? false)")
      }
    )
    let user = shared?.retain()
    shared?.dispose()
    user?.dispose()

    #expect(
      log.values == ["disposed: true"],
      """
      The owner has gone, and the last user left. What was being disposed then looked at the count, \
      which has to be down by then; if somebody had to wait, a lock was held meanwhile.
      """
    )
    #expect(
      shared?.isDisposed == true,
      "While it ended, somebody asked to be a user. That was too late, and is not counted."
    )
    late?.dispose()
    #expect(log.values.count == 1, "The token that came too late has nothing to end.")
    shared = nil
  }

  @Test func `the last two to leave end it once`() {
    inEveryInterleaving { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      let user = shared.retain()
      race.thread("the owner") { shared.dispose() }
      race.thread("the user") { user.dispose() }
      race.atEnd { complaint(about: shared, child) }
    }
  }

  @Test func `two users that leave at once are counted out once each`() {
    inEveryInterleaving { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      let users = [shared.retain(), shared.retain()]
      shared.dispose()
      for user in users { race.thread { user.dispose() } }
      race.atEnd { complaint(about: shared, child) }
    }
  }

  @Test func `one token disposed by two threads is counted out once`() {
    inEveryInterleaving { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      let (user, other) = (shared.retain(), shared.retain())
      shared.dispose()
      for _ in 0..<2 { race.thread { user.dispose() } }
      race.atEnd {
        if child.times > 0 { return "One of two users left, and what they share was disposed." }
        other.dispose()
        return complaint(about: shared, child)
      }
    }
  }

  @Test func `a user that comes while the owner goes is counted, or comes too late`() {
    inEveryInterleaving(
      "Finding out that somebody is there and counting one more must be one step."
    ) { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      race.thread("the owner") { shared.dispose() }
      race.thread("the user") {
        let user = shared.retain()
        // Not disposed at this point: the user was counted, so nothing ends before it leaves.
        let isCounted = !shared.isDisposed
        race.step(isCounted ? "uses it" : "is too late")
        if isCounted, shared.isDisposed {
          race.complain("A user was counted, and what it used was disposed before it left.")
        }
        user.dispose()
      }
      race.atEnd { complaint(about: shared, child) }
    }
  }

  @Test func `two that come too late meet, and what has ended stays ended`() {
    inEveryInterleaving(
      "From 0 the number must not rise again, not even for a moment: another thread may look at it."
    ) { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      shared.dispose()
      for _ in 0..<2 { race.thread { _ = shared.retain() } }
      race.thread("looks") {
        if !shared.isDisposed {
          race.complain("The owner had left, nobody else was there, and `isDisposed` was false.")
        }
      }
      race.atEnd { complaint(about: shared, child) }
    }
  }

  @Test func `an owner that two threads count out is counted once`() {
    inEveryInterleaving { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      let user = shared.retain()
      for _ in 0..<2 { race.thread { shared.dispose() } }
      race.atEnd {
        if child.times > 0 { return "The owner left, and what its user needs was disposed." }
        user.dispose()
        return complaint(about: shared, child)
      }
    }
  }

  @Test func `an owner that leaves again while the last user goes ends nothing`() {
    inEveryInterleaving(
      "Whoever brings the number to 0 disposes what was shared. The owner was counted out before."
    ) { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      let user = shared.retain()
      shared.dispose()
      race.thread("the owner, again") { shared.dispose() }
      race.thread("the user") { user.dispose() }
      race.atEnd { complaint(about: shared, child) }
    }
  }

  @Test func `a user that comes while the last one goes is counted, or comes too late`() {
    inEveryInterleaving(
      "Finding out that somebody is there and counting one more must be one step."
    ) { race in
      let child = Counted()
      let shared = RefCountDisposable(disposable: child)
      let last = shared.retain()
      shared.dispose()
      race.thread("the last user") { last.dispose() }
      race.thread("the new user") {
        let user = shared.retain()
        let isCounted = !shared.isDisposed
        race.step(isCounted ? "uses it" : "is too late")
        if isCounted, shared.isDisposed {
          race.complain("A user was counted, and what it used was disposed before it left.")
        }
        user.dispose()
      }
      race.atEnd { complaint(about: shared, child) }
    }
  }

  /// What is wrong with `shared`, which everybody has left, and with what it was given.
  private func complaint(about shared: RefCountDisposable, _ child: Counted) -> String? {
    if child.times != 1 {
      return "Everybody has left, and what they shared was disposed \(child.times) times."
    }
    return shared.isDisposed ? nil : "Everybody has left, and `isDisposed` is false."
  }
}

/// An owner and up to three users, who come and go in some order.
private struct ComingAndGoing {
  enum Act {
    case comes
    case leaves(Int)
    case ownerLeaves
  }

  private let acts: [Act]

  init(_ acts: [Act]) {
    self.acts = acts
  }

  /// Every order of six acts, in which each may leave more than once.
  static let all: [[Act]] = (0..<6)
    .reduce([[]]) { orders, _ in
      orders.flatMap { order in
        let users = order.count { if case .comes = $0 { true } else { false } }
        return ([.ownerLeaves] + (users < 3 ? [.comes] : []) + (0..<users).map { .leaves($0) })
          .map { order + [$0] }
      }
    }

  /// What is wrong after one of the acts.
  var complaint: String? {
    let child = Counted()
    let shared = RefCountDisposable(disposable: child)
    var users: [Disposable] = []
    var counted: Set<Int> = []
    var isOwned = true
    for (number, act) in acts.enumerated() {
      switch act {
      case .comes:
        if isOwned || !counted.isEmpty { counted.insert(users.count) }
        users.append(shared.retain())
      case .leaves(let user):
        users[user].dispose()
        counted.remove(user)
      case .ownerLeaves:
        shared.dispose()
        isOwned = false
      }
      let isOver = !isOwned && counted.isEmpty
      guard child.times != (isOver ? 1 : 0) || shared.isDisposed != isOver else { continue }
      let story = acts.prefix(number + 1).map(\.description).joined(separator: ", ")
      return """
        This is what happened: \(story). \(isOver ? "Nobody" : "Somebody") needs what is shared by then. \
        It was disposed \(child.times) times, and `isDisposed` is \(shared.isDisposed).
        """
    }
    return nil
  }
}

extension ComingAndGoing.Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .comes: "a user comes"
    case .leaves(let user): "user \(user + 1) leaves"
    case .ownerLeaves: "the owner leaves"
    }
  }
}
