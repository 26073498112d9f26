import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.9 A control of your own` {
  private let log = PlaceLog()

  // MARK: From the user

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "16-Screen",
      exercise: "16.9",
      operators: [
        "dial.rx.position": { marbles in
          Observable.using(
            { DialInUse(turned: marbles.turned, set: marbles.set) },
            observableFactory: { $0.dial.rx.position.asObservable() }
          )
        }
      ]
    )
  }

  @Test func `it sends the current position at once, and then where the user turns it`() {
    let dial = Dial()
    dial.turn(to: 2)
    let token = dial.rx.position.subscribe(log.observer())
    #expect(log.values == ["2"], "A new subscriber has to receive the current position at once.")
    dial.turn(to: 3)
    dial.turn(to: 12)

    #expect(log.values == ["2", "3", "9"], "The user turned it to 3, and then as far as it goes.")
    token.dispose()
    let before = log.values
    dial.turn(to: 1)
    #expect(log.values == before, "Nothing may come after `dispose()`.")
  }

  @Test func `all subscribers hear, in whichever order they leave`() {
    let dial = Dial()
    let (first, second) = (Log(), Log())
    let property = dial.rx.position
    let tokens = [
      property.subscribe(first.observer()),
      dial.rx.position.subscribe(second.observer()),
      property.subscribe(log.observer()),
    ]
    dial.turn(to: 3)
    tokens[0].dispose()
    dial.turn(to: 4)
    #expect(first.values == ["next(0)", "next(3)"], "It left before 4.")
    #expect(
      second.values == ["next(0)", "next(3)", "next(4)"],
      "The first of three subscribers has left, and the others still listen."
    )
    tokens[2].dispose()
    dial.turn(to: 5)

    #expect(log.values == ["0", "3", "4"], "It left before 5.")
    #expect(second.values.last == "next(5)", "One of three subscribers is left, and still listens.")
    tokens[1].dispose()
    #expect(dial.delegate == nil, "Nobody listens any more, and the dial still has a delegate.")
  }

  // MARK: From the program

  @Test func `all subscribers hear where the user has turned it, though one of them answers`() {
    let dial = Dial()
    let tokens = [
      dial.rx.position.changed
        .subscribe(onNext: { position in
          if position == 3 { dial.rx.position.onNext(4) }
        }),
      dial.rx.position.changed.subscribe(log.observer()),
    ]
    dial.turn(to: 3)

    #expect(
      log.values == ["3"],
      """
      The user turned the dial to 3, and the first of two subscribers answered by setting 4. The second one \
      has to hear the 3, and heard \(log.values).
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `what is set through the property is not sent`() {
    let dial = Dial()
    let property = dial.rx.position
    let token = property.subscribe(log.observer())
    property.onNext(4)
    #expect(dial.position == 4, "On main it has to be set at once.")
    dial.rx.position.onNext(5)
    #expect(
      log.values == ["0"],
      "The program has set the dial. Each call of `rx.position` makes a property, of the same dial."
    )
    dial.turn(to: 4)
    dial.turn(to: 5)

    #expect(
      log.values == ["0", "4", "5"],
      "The user has turned the dial, though to positions that the program had set before."
    )
    property.onNext(6)
    dial.turn(to: 5)

    #expect(
      log.values == ["0", "4", "5", "5"],
      "The user had turned it to 5, the program set 6, and the user turned it to 5 again. That is heard, too."
    )
    token.dispose()
  }

  @Test func `it is not sent if the dial stops before it`() {
    let dial = Dial()
    let token = dial.rx.position.subscribe(log.observer())
    dial.rx.position.onNext(12)
    #expect(dial.position == 9, "The dial stops at 9.")
    #expect(log.values == ["0"], "The program has set 12, and the dial moved to 9. No user did it.")
    dial.turn(to: 8)

    #expect(log.values == ["0", "8"], "This was the user.")
    token.dispose()
  }

  @Test func `after a set that moves nothing, the user is still heard`() {
    let dial = Dial()
    let token = dial.rx.position.subscribe(log.observer())
    dial.rx.position.onNext(0)
    dial.turn(to: 3)

    #expect(
      log.values == ["0", "3"],
      "The program set 0, where the dial was, so it reported nothing. Then the user turned it to 3."
    )
    dial.turn(to: 0)
    #expect(
      log.values == ["0", "3", "0"],
      "The program had set 0 when the dial was at 0. Then the user turned it to 3, and back to 0."
    )
    dial.turn(to: 9)
    dial.rx.position.onNext(12)
    dial.turn(to: 8)

    #expect(
      log.values == ["0", "3", "0", "9", "8"],
      "The dial was at its stop, 9, and the program set 12, so it did not move. Then the user turned it to 8."
    )
    dial.turn(to: 9)

    #expect(
      log.values == ["0", "3", "0", "9", "8", "9"],
      "The program had set 12 when the dial was at 9. Then the user turned it to 8, and back to 9."
    )
    token.dispose()
  }

  @Test func `whoever comes and goes within the first value changes nothing for the others`() {
    let dial = Dial()
    let token = dial.rx.position.subscribe(onNext: { [log] position in
      log.note("\(position)")
      if position == 0 { dial.rx.position.subscribe().dispose() }
    })
    dial.turn(to: 3)

    #expect(
      log.values == ["0", "3"],
      """
      While the first subscriber heard its first value, a second one came and left. The first still \
      listens, and the user has turned the dial to 3. It heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a turn that the first value sets off is heard`() throws {
    let dial = Dial()
    let token = dial.rx.position.subscribe(onNext: { [log] position in
      log.note("\(position)")
      if position == 0 { dial.turn(to: 3) }
    })
    try #require(
      log.values.first == "0",
      "A new subscriber has to receive the current position at once."
    )

    #expect(
      log.values == ["0", "3"],
      """
      While the subscriber heard the current position, 0, the user turned the dial to 3. It heard \
      \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `it can be set while a turn is heard`() {
    let dial = Dial()
    let second = Log()
    let tokens = [
      dial.rx.position.subscribe(onNext: { [log] position in
        log.note("\(position)")
        // A dial with even positions only.
        if position % 2 == 1 { dial.rx.position.onNext(position + 1) }
      }),
      dial.rx.position.changed.map { _ in }.subscribe(second.observer()),
    ]
    dial.turn(to: 3)
    #expect(dial.position == 4, "The observer heard 3, and answered it by setting 4.")
    #expect(log.values == ["0", "3"], "It has to hear what the user did, and not its own answer.")
    #expect(second.values.count == 1, "The user has turned the dial once.")
    dial.turn(to: 5)

    #expect(log.values == ["0", "3", "5"], "After the answer the user has to be heard as before.")
    tokens.forEach { $0.dispose() }
  }

  @Test func `it can be set by the delegate that hears of a set`() async {
    let dial = Dial()
    let even = EvenOnly()
    dial.delegate = even
    let token = dial.rx.position.subscribe(log.observer())
    dial.rx.position.onNext(3)
    await turnOfMain()
    #expect(dial.position == 4, "The program set 3, and the delegate answered by setting 4.")
    #expect(log.values == ["0"], "Both were set through the property, and no user has turned it.")
    dial.turn(to: 6)

    #expect(log.values == ["0", "6"], "After the answer the user has to be heard as before.")
    token.dispose()
  }

  @Test func `bound both ways, a relay and two dials come to rest`() {
    let (relay, left, right) = (BehaviorRelay(value: 1), Dial(), Dial())
    let tokens = [
      relay.subscribe(log.observer()),
      relay.bind(to: left.rx.position),
      relay.bind(to: right.rx.position),
      left.rx.position.changed.bind(to: relay),
      right.rx.position.changed.bind(to: relay),
    ]
    #expect([left.position, right.position] == [1, 1], "Both dials show the relay's value.")
    relay.accept(2)
    #expect([left.position, right.position] == [2, 2], "The program changed the value.")
    right.turn(to: 3)

    #expect([left.position, right.position] == [3, 3], "The user turned one of the dials.")
    #expect(
      log.values == ["1", "2", "3"],
      "The value changed twice: once by the program, and once by the user."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `while one dial is set, another is heard`() {
    let (dial, other) = (Dial(), Dial())
    let coupling = Coupling(turns: other)
    dial.delegate = coupling
    let tokens = [
      dial.rx.position.changed.subscribe(onNext: { [log] in log.note("dial \($0)") }),
      other.rx.position.changed.subscribe(onNext: { [log] in log.note("other \($0)") }),
    ]
    dial.rx.position.onNext(4)

    #expect(
      log.values == ["other 4"],
      """
      The program set a dial, and its delegate turned the other one. Whoever listens to the other has \
      to hear that.
      """
    )
    tokens.forEach { $0.dispose() }
  }

  // MARK: The delegate

  @Test func `the delegate hears all moves, and is there again afterwards`() {
    let (dial, diary) = (Dial(), Diary())
    dial.delegate = diary
    let tokens = (1...2).map { _ in dial.rx.position.subscribe(log.observer()) }
    dial.turn(to: 3)
    dial.rx.position.onNext(4)
    #expect(
      diary.positions == [3, 4],
      "The app has a delegate of its own. It has to hear each move, once, whoever moved the dial."
    )
    tokens[0].dispose()
    dial.turn(to: 5)
    #expect(diary.positions == [3, 4, 5], "One of two subscribers has left.")
    tokens[1].dispose()
    let isBack = dial.delegate === diary
    #expect(isBack, "Nobody listens, and the delegate that the dial had is not there again.")
    dial.turn(to: 6)
    #expect(diary.positions == [3, 4, 5, 6], "It still hears each move, once.")
  }

  @Test func `the delegate hears the moves in their order, though an observer answers`() {
    let (dial, diary) = (Dial(), Diary())
    dial.delegate = diary
    let token = dial.rx.position.changed
      .subscribe(onNext: { position in
        if position == 3 { dial.rx.position.onNext(4) }
      })
    dial.turn(to: 3)

    #expect(
      diary.positions == [3, 4],
      """
      The user turned the dial to 3, and an observer answered by setting 4. The delegate heard \
      \(diary.positions). It may show the last of these for good, and the dial is at \(dial.position).
      """
    )
    token.dispose()
  }

  @Test func `a property that nobody listens to leaves the dial alone`() {
    let (dial, diary) = (Dial(), Diary())
    dial.delegate = diary
    let property = dial.rx.position
    var isThere = dial.delegate === diary
    #expect(isThere, "Nobody has subscribed, and the delegate was replaced.")
    property.onNext(4)

    #expect(dial.position == 4, "To be set, it needs no subscriber.")
    isThere = dial.delegate === diary
    #expect(isThere, "It was only set, and has another delegate now.")
    #expect(diary.positions == [4], "The delegate has to hear each move.")
  }

  @Test func `the delegate stays the delegate while a position is set and nobody listens`() {
    let (dial, watchful) = (Dial(), Watchful())
    dial.delegate = watchful
    dial.rx.position.onNext(4)

    #expect(
      watchful.wasDelegate == [true],
      """
      Nobody listens, so the property has to leave the delegate alone. But when the delegate heard of the \
      position that was set, another one stood in its place.
      """
    )
  }

  // MARK: On main

  @Test func `from another thread, the dial is touched on main`() async {
    let (dial, diary) = (Dial(), Diary())
    dial.delegate = diary
    let (property, log) = (dial.rx.position, log)
    let tokens = Recorder<Kept>()
    elsewhere {
      tokens.record(Kept(token: property.subscribe(log.observer())))
      property.onNext(4)
    }
    await turnOfMain()
    #expect(dial.position == 4, "It was set on another thread, and main has had its turn.")
    dial.turn(to: 5)
    #expect(
      log.values.last == "5",
      "The subscription was made on another thread. The user's turn has to come, on main."
    )
    elsewhere {
      for kept in tokens.values { kept.token.dispose() }
    }
    await turnOfMain()

    let isBack = dial.delegate === diary
    #expect(isBack, "The subscription is over, and the delegate is not there again.")
    #expect(
      dial.complaints == [],
      "A dial may be touched on main only, even to listen to it, and to stop listening."
    )
  }

  @Test func `a position that waits for main does not hide what the user does meanwhile`() async {
    let dial = Dial()
    let property = dial.rx.position
    let token = property.subscribe(log.observer())
    elsewhere { property.onNext(4) }
    #expect(dial.position == 0, "It was set on another thread, and main has not had its turn.")
    dial.turn(to: 3)
    #expect(
      log.values == ["0", "3"],
      """
      4 waits for main, and meanwhile the user turned the dial to 3, which has to be heard. Whatever \
      tells the program from the user may change only when the dial is set.
      """
    )
    await turnOfMain()
    #expect(dial.position == 4, "Main has had its turn.")
    #expect(log.values == ["0", "3"], "The program has set 4: nobody hears that.")
    dial.turn(to: 5)

    #expect(log.values == ["0", "3", "5"], "Afterwards the user is heard as before.")
    token.dispose()
  }

  // MARK: What is kept

  @Test func `when the dial is gone, its property completes`() {
    var dial: Dial? = Dial()
    weak let watched = dial
    let property = dial?.rx.position
    let tokens = [
      property?.subscribe(log.observer()),
      dial?.rx.position.changed
        .subscribe(onNext: { _ in }, onCompleted: { [log] in log.note("end") }),
    ]
    dial?.turn(to: 3)
    dial = nil

    let isKept = watched != nil
    #expect(!isKept, "Its property and two subscriptions are left, and one of them keeps it.")
    #expect(
      log.values == ["0", "3", "completed", "end"],
      "The dial is gone, so there will be no more positions."
    )
    let late = Log()
    _ = property?.subscribe(late.observer())
    #expect(late.values == ["completed"], "It subscribed when the dial was gone already.")
    property?.onNext(4)
    withExtendedLifetime(tokens) {}
  }

  @Test func `a position that waits for main does not keep the dial`() async {
    var dial: Dial? = Dial()
    weak let watched = dial
    let property = dial?.rx.position
    elsewhere { property?.onNext(4) }
    dial = nil
    let isKept = watched != nil
    #expect(!isKept, "A position waits to be set, and keeps the dial of a screen that was closed.")
    await turnOfMain()
  }

  @Test(arguments: ["dispose()", "the end of the dial"])
  func `nothing is kept afterwards`(_ end: String) {
    let lifetimes = Lifetimes()
    var dial: Dial? = Dial()
    var diary: Diary? = Diary()
    weak let watched = diary
    dial?.delegate = diary
    var property = dial?.rx.position
    var token = property?
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    weak let given = dial?.delegate
    dial?.turn(to: 3)
    diary = nil
    let isKept = watched != nil
    #expect(!isKept, "A dial does not keep its delegate, and so neither may you.")
    dial?.turn(to: 4)
    if end == "dispose()" { token?.dispose() } else { dial = nil }

    #expect(lifetimes.alive == 0, "After \(end) the observer is still in memory.")
    #expect(dial?.delegate == nil, "After \(end) the dial still has a delegate that it was given.")
    withExtendedLifetime((dial, property, token)) {}
    (property, token) = (nil, nil)
    let isGone = property == nil && token == nil && given == nil
    #expect(
      isGone,
      "After \(end) nobody holds the property and the token, and the delegate of the dial is in memory."
    )
  }
}

/// A dial that sequences turn and set, like a user and a program.
private final class DialInUse: Disposable {
  let dial = Dial()
  private let tokens: [Disposable]

  init(turned: Observable<Int>, set: Observable<Int>) {
    tokens = [
      turned.subscribe(onNext: dial.turn(to:)),
      set.subscribe(onNext: dial.rx.position.onNext),
    ]
  }

  func dispose() {
    tokens.forEach { $0.dispose() }
  }
}

/// A delegate that notes where the dial has moved.
private final class Diary: DialDelegate {
  private(set) var positions: [Int] = []

  func dial(_ dial: Dial, didMoveTo position: Int) {
    positions.append(position)
  }
}

/// A delegate that notes whether it is the dial's delegate when it hears of a move.
private final class Watchful: DialDelegate {
  private(set) var wasDelegate: [Bool] = []

  func dial(_ dial: Dial, didMoveTo position: Int) {
    wasDelegate.append(dial.delegate === self)
  }
}

/// A delegate that sets a dial to even positions only.
private final class EvenOnly: DialDelegate {
  func dial(_ dial: Dial, didMoveTo position: Int) {
    if position % 2 == 1 { dial.rx.position.onNext(position + 1) }
  }
}

/// A delegate that turns another dial.
private final class Coupling: DialDelegate {
  private let other: Dial

  init(turns other: Dial) {
    self.other = other
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    other.turn(to: position)
  }
}

/// A token that goes from one thread to another.
private struct Kept: @unchecked Sendable {
  // Unchecked: all tokens in this book may be disposed on any thread.
  let token: Disposable
}
