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

@Suite struct `18.2 Reading a log` {
  private let book = Logbook()
  private let source = PublishSubject<Int>()

  private var lines: [String] { book.lines.map(\.description) }

  @Test func `a subscription leaves its lines in the book`() {
    let token = source.logged(as: "radar", in: book).subscribe()
    source.onNext(1)
    source.onCompleted()

    #expect(
      lines == [
        "radar#1 subscribed", #"radar#1 next("1")"#, "radar#1 completed", "radar#1 disposed",
      ],
      "These are the lines that `debug` prints."
    )
    token.dispose()
    #expect(lines.count == 4, "The subscription had already ended.")
  }

  @Test func `an error is noted with its text`() {
    _ = source.logged(as: "radar", in: book).subscribe(onError: { _ in })
    source.onError(Storm())

    #expect(
      lines == ["radar#1 subscribed", #"radar#1 failed("storm")"#, "radar#1 disposed"],
      "Which error it was is half of the diagnosis."
    )
  }

  @Test func `what comes inside subscribe has its number, too`() {
    _ = Observable.just(1).logged(as: "radar", in: book).subscribe()

    #expect(
      lines == [
        "radar#1 subscribed", #"radar#1 next("1")"#, "radar#1 completed", "radar#1 disposed",
      ],
      "`just` sends inside `subscribe`. The subscription has begun by then, and is the first."
    )
  }

  @Test func `disposing leaves a line and no end`() {
    source.logged(as: "radar", in: book).subscribe().dispose()

    #expect(
      lines == ["radar#1 subscribed", "radar#1 disposed"],
      "There was no end: the subscription was given up."
    )
  }

  @Test func `each subscription has a number of its own`() {
    let radar = source.logged(as: "radar", in: book)
    #expect(lines.isEmpty, "Nobody has subscribed: there is nothing to note.")

    let first = radar.subscribe()
    let second = radar.subscribe()
    second.dispose()
    source.onNext(1)

    #expect(
      lines == [
        "radar#1 subscribed", "radar#2 subscribed", "radar#2 disposed", #"radar#1 next("1")"#,
      ],
      """
      There is one chain with two subscriptions. If both have one name, nobody can say which was \
      disposed, and which is still listening.
      """
    )
    first.dispose()
  }

  @Test func `an element is noted before it is passed on`() {
    let token = source.logged(as: "radar", in: book)
      .map { "\($0) km" }
      .logged(as: "label", in: book)
      .subscribe()
    source.onNext(1)

    #expect(
      Array(lines.suffix(2)) == [#"radar#1 next("1")"#, #"label#1 next("1 km")"#],
      """
      The element came to the upper one first, and then to the lower one: in a log the cause stands \
      above its effect. And a text is noted as it is. Noted: \(lines.suffix(2)).
      """
    )
    token.dispose()
  }

  @Test func `an element is noted even if it is the same as the one before`() {
    let token = source.logged(as: "radar", in: book).subscribe()
    for _ in 1...3 { source.onNext(5) }

    #expect(
      Array(lines.dropFirst()) == Array(repeating: #"radar#1 next("5")"#, count: 3),
      "The source sent 5 three times. Noted after the subscription: \(Array(lines.dropFirst()))."
    )
    token.dispose()
  }

  @Test func `logging does not change the sequence`() {
    expectKeepsTheRules { [book] in $0.logged(as: "radar", in: book) }
  }

  @Test func `a story says how many elements there were, and how it ended if it did`() {
    let open = write(.subscribed, .next("1"), .next("2"))
    let completed = write(.subscribed, .next("1"), .completed, .disposed)
    let failed = write(.subscribed, .failed("storm"), .disposed)
    let givenUp = write(.subscribed, .next("1"), .disposed)

    #expect(
      book.stories == [
        Story(subscription: open, elements: 2, end: .open),
        Story(subscription: completed, elements: 1, end: .completed),
        Story(subscription: failed, elements: 0, end: .failed("storm")),
        Story(subscription: givenUp, elements: 1, end: .givenUp),
      ],
      """
      Without an end before it, `disposed` means that nobody wanted the subscription any more. \
      After an end it is only the cleanup.
      """
    )
  }

  @Test func `a story has ended as soon as its end is noted, before the cleanup`() {
    let completed = write(.subscribed, .next("1"), .completed)
    let failed = write(.subscribed, .failed("storm"))

    #expect(
      book.stories == [
        Story(subscription: completed, elements: 1, end: .completed),
        Story(subscription: failed, elements: 0, end: .failed("storm")),
      ],
      """
      One subscription has completed and the other has failed, and neither has been disposed yet: whoever \
      reads the book inside `onCompleted` finds it so. Stories: \(book.stories).
      """
    )
  }

  @Test func `stories come in the order in which they began`() {
    let names = ["taps", "answer", "label"].map { book.begin($0) }

    #expect(
      book.stories.map(\.subscription) == names,
      "A log is read from top to bottom. The stories: \(book.stories.map(\.subscription))."
    )
  }

  @Test func `the tenth subscription is not the first`() {
    let names = (1...11).map { _ in book.begin("search") }
    book.write(.next("1"), about: names[9])
    book.write(.completed, about: names[0])

    #expect(
      book.stories.count == 11 && book.stories[9].elements == 1 && book.stories[9].end == .open
        && book.stories[0].elements == 0 && book.stories[0].end == .completed,
      """
      There are eleven subscriptions. `search#10` begins like `search#1`, and is another one: it has \
      one element, and no end; `search#1` has completed without an element. Stories: \(book.stories).
      """
    )
  }

  @Test func `the lines of several subscriptions are told apart`() {
    let (first, second) = (book.begin("a"), book.begin("b"))
    book.write(.next("1"), about: second)
    book.write(.completed, about: first)
    book.write(.disposed, about: first)
    book.write(.next("2"), about: second)

    #expect(
      book.stories == [
        Story(subscription: first, elements: 0, end: .completed),
        Story(subscription: second, elements: 2, end: .open),
      ],
      "One book holds the lines of several subscriptions, and each line says which it means."
    )
  }

  /// Writes the lines of a subscription; `begin` writes the first.
  private func write(_ notes: Logbook.Note...) -> String {
    let subscription = book.begin("radar")
    for note in notes.dropFirst() { book.write(note, about: subscription) }
    return subscription
  }
}
