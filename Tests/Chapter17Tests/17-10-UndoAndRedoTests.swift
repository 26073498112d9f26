import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

/// A reactor whose content is a text, to which each change adds something.
private typealias TextReactor = UndoReactor<String, String, String>

@Suite struct `17.10 Undo and redo` {
  private let service = Service()

  // MARK: Back and forth

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "17-Reactor",
      exercise: "17.10",
      of: String.self,
      operators: [
        "state.map(\\.content)": { marbles in
          contents(from: marbles.user, commands: ["a": marbles.a, "b": marbles.b])
        }
      ]
    )
  }

  @Test func `what a command changes is shown`() {
    let reactor = service.reactor()
    #expect(reactor.summary == "", "Nothing has happened yet, so there is nothing to undo.")
    reactor.perform("a")
    service["a"].send(.next("1"))
    #expect(reactor.summary == "1 undo", "The command has changed something. It can be undone.")
    service["a"].send(.next("2"))
    #expect(reactor.summary == "12 undo", "A command may change something more than once.")
  }

  @Test func `undo takes back one command after the other, and redo brings them back`() {
    let reactor = service.reactor()
    reactor.perform("+1", "+2")
    #expect(reactor.summary == "12 undo", "Two commands were given, and neither was undone.")
    reactor.undo()
    #expect(reactor.summary == "1 undo redo", "The newest command is undone first.")
    reactor.undo()
    #expect(reactor.summary == " redo", "Both are undone: there is nothing left to undo.")
    reactor.redo()
    #expect(reactor.summary == "1 undo redo", "What was undone last comes back first.")
    reactor.redo()
    #expect(reactor.summary == "12 undo", "Both are back: there is nothing left to do again.")
  }

  @Test func `without anything to undo or to redo, nothing happens`() {
    let reactor = service.reactor()
    reactor.undo()
    reactor.redo()
    #expect(reactor.summary == "", "There was no command yet.")
    reactor.perform("+1")
    reactor.redo()
    #expect(reactor.summary == "1 undo", "Nothing was undone, so there is nothing to do again.")
    reactor.undo()
    reactor.undo()
    reactor.redo()
    #expect(
      reactor.summary == "1 undo",
      "There was one command. A second undo does nothing, and one redo brings the command back."
    )
  }

  @Test func `all that a command changes is one step`() {
    let reactor = service.reactor()
    reactor.perform("+0", "a")
    service["a"].send(.next("1"), .next("2"), .next("3"))
    reactor.undo()
    #expect(
      reactor.summary == "0 undo redo",
      "The user has given a command, and not three. One undo takes back all that it has changed."
    )
    reactor.redo()
    #expect(reactor.summary == "0123 undo", "And one redo brings all of it back.")
  }

  @Test func `a command that changes nothing is a step, too`() {
    let reactor = service.reactor()
    reactor.perform("+1", "+")
    #expect(reactor.summary == "1 undo", "The second command has changed nothing, and is over.")
    reactor.undo()
    #expect(
      reactor.summary == "1 undo redo",
      "The newest step is the second command, which had changed nothing. It is the one to be undone."
    )
  }

  @Test func `undo takes its turn after the commands before it`() {
    let reactor = service.reactor()
    let token = Observable.of(.perform("+1"), .perform("+2"), .undo).subscribe(reactor.action)

    #expect(
      reactor.summary == "1 undo redo",
      """
      Two commands and an undo were sent in one go. When the undo has its turn, both commands are steps, \
      and the newest is the second.
      """
    )
    token.dispose()
  }

  @Test func `each state is whole`() {
    let reactor = service.reactor()
    reactor.perform("+1", "+2")
    let log = Log()
    let token = reactor.state.map(\.summary).distinctUntilChanged()
      .subscribe(onNext: { log.record($0) })
    reactor.undo()
    reactor.undo()

    #expect(
      log.values == ["12 undo", "1 undo redo", " redo"],
      "The buttons and the content belong together, so they have to change in one state."
    )
    token.dispose()
  }

  @Test func `a command gets the content that is shown`() {
    let reactor = service.reactor()
    reactor.perform("+1", "+2", "a")
    reactor.undo()
    reactor.undo()
    reactor.perform("b")

    #expect(
      service.begun.values == ["a with 12", "b with 1"],
      "What a command changes may depend on the content at the moment at which it is given."
    )
  }

  @Test func `a command that is given while a state is heard has its turn afterwards`() {
    let reactor = service.reactor()
    let heard = Log()
    let tokens = [
      reactor.state.subscribe(onNext: { [unowned reactor] state in
        if state.summary == "1 undo", service.begun.values.isEmpty { reactor.perform("a") }
      }),
      reactor.state.map(\.summary).distinctUntilChanged()
        .subscribe(onNext: { heard.record($0) }),
    ]
    reactor.perform("+1")
    service["a"].send(.next("2"))

    #expect(
      service.begun.values == ["a with 1"],
      "The command was given by an observer that was hearing 1. That is what it has to get."
    )
    #expect(
      heard.values == ["", " undo", "1 undo", "12 undo"],
      "The second observer has to hear the state before what the command makes of it."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `two commands that are given while a state is heard are two steps`() {
    let reactor = service.reactor()
    let token = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state.content == "1", service.begun.values.isEmpty { reactor.perform("a", "b") }
    })
    reactor.perform("+12")
    service["a"].send(.next("3"))
    service["b"].send(.next("4"))
    #expect(
      reactor.summary == "1234 undo",
      "While 1 was heard two more commands were given. Each of the three has changed something."
    )
    var contents: [String] = []
    for _ in 1...3 {
      reactor.undo()
      contents.append(reactor.currentState.content)
    }

    #expect(
      contents == ["123", "12", ""],
      "Three commands were undone, the newest first. Each took back what it had changed, and no more."
    )
    token.dispose()
  }

  // MARK: What is still under way

  @Test func `what an undone command changes is not shown`() {
    let reactor = service.reactor()
    reactor.perform("+1", "a")
    reactor.undo()
    service["a"].send(.next("2"))

    #expect(
      reactor.summary == "1 undo redo",
      "The user has undone the command, and now its answer comes. The content must not change."
    )
  }

  @Test func `what came while it was undone is there when it is done again`() {
    let reactor = service.reactor()
    reactor.perform("a")
    service["a"].send(.next("1"))
    reactor.undo()
    service["a"].send(.next("2"), .completed)
    #expect(reactor.summary == " redo", "The command is undone, with all that it changes.")
    reactor.redo()
    #expect(
      reactor.summary == "12 undo",
      "The command is done again: with what it had changed before, and with what came since."
    )
  }

  @Test func `redo does not begin anew`() {
    let reactor = service.reactor()
    reactor.perform("a")
    service["a"].send(.next("1"), .completed)
    service["a"].forgetObservers()
    reactor.undo()
    reactor.redo()

    #expect(
      service["a"].subscriptions.count == 1,
      "The command was given once, so its request is sent once. Redo brings back what it changed."
    )
    #expect(reactor.summary == "1 undo", "The command is back.")
  }

  @Test func `what an older command changes late stays when a newer one is undone`() {
    let reactor = service.reactor()
    reactor.perform("a")
    service["a"].send(.next("1"))
    reactor.perform("+2")
    service["a"].send(.next("3"))
    #expect(reactor.summary == "123 undo", "Changes are seen in the order in which they come.")
    reactor.undo()
    #expect(
      reactor.summary == "13 undo redo",
      """
      The newer command was undone, and it has changed 2 only. 3 came later, but it belongs to the \
      older command, which is not undone.
      """
    )
    service["a"].send(.next("4"))
    #expect(reactor.summary == "134 undo redo", "The older command is still under way.")
    reactor.redo()
    #expect(reactor.summary == "1234 undo", "The newer one is back, in its old place.")
    reactor.undo()
    reactor.undo()
    #expect(reactor.summary == " redo", "Both are undone, and nothing is left of either.")
  }

  @Test func `the order of the commands counts, not that of their answers`() {
    let reactor = service.reactor()
    reactor.perform("a", "+1")
    reactor.undo()
    service["a"].send(.next("2"))

    #expect(
      reactor.summary == "2 undo redo",
      "The user gave two commands. The second one is undone first, even if it was faster."
    )
  }

  @Test func `a command that fails while it is undone can be done again`() {
    let reactor = service.reactor()
    reactor.perform("+1", "a", "+3")
    service["a"].send(.next("2"))
    reactor.undo()
    reactor.undo()
    service["a"].send(.error(Storm()))
    #expect(
      reactor.summary == "1 undo redo",
      "Two commands are undone, and one of them has failed since. They can be done again."
    )
    reactor.redo()
    #expect(reactor.summary == "12 undo redo", "What it had changed before it failed stays.")
    reactor.redo()
    #expect(reactor.summary == "132 undo", "And so does what the one after it has changed.")
  }

  @Test func `a command that fails keeps what it has changed, and can be undone`() {
    let reactor = service.reactor()
    reactor.perform("a")
    service["a"].send(.next("1"), .error(Storm()))
    #expect(reactor.summary == "1 undo", "What it has changed before the error stays.")
    reactor.perform("+2")
    #expect(reactor.summary == "12 undo", "One command has failed. The next one works as ever.")
    reactor.undo()
    reactor.undo()
    #expect(reactor.summary == " redo", "A command that has failed can be undone like any other.")
  }

  @Test func `a command that fails at once is a step all the same`() {
    let reactor = service.reactor()
    reactor.perform("+1", "a")
    service["a"].send(.error(Storm()))
    #expect(
      reactor.summary == "1 undo",
      "The second command failed before it had changed anything."
    )
    reactor.undo()
    #expect(
      reactor.summary == "1 undo redo",
      "Each command is one step from the moment at which it is given. The newest is undone: it changed nothing."
    )
    reactor.undo()
    #expect(reactor.summary == " redo", "Now the first one is undone, too.")
  }

  @Test func `changes keep their order, even if one comes while its command is undone`() {
    let reactor = service.reactor()
    reactor.perform("a", "b")
    reactor.undo()
    service["b"].send(.next("1"))
    service["a"].send(.next("2"))
    #expect(
      reactor.summary == "2 undo redo",
      "The second command is undone: its change is not seen."
    )
    reactor.redo()

    #expect(
      reactor.summary == "12 undo",
      "The second command brought 1 while it was undone, and after that the first one brought 2."
    )
  }

  // MARK: What is dropped

  @Test func `a new command drops what was undone`() {
    let reactor = service.reactor()
    reactor.perform("+1", "+2", "+3")
    reactor.undo()
    reactor.undo()
    reactor.perform("+4")
    #expect(reactor.summary == "14 undo", "The user went another way: there is nothing to redo.")
    reactor.redo()
    #expect(reactor.summary == "14 undo", "There is nothing to do again.")
    reactor.undo()
    #expect(reactor.summary == "1 undo redo", "The newest command is undone.")
    reactor.redo()
    #expect(reactor.summary == "14 undo", "And it comes back, not one that was dropped.")
  }

  @Test func `what a dropped command changes is not seen any more`() {
    let reactor = service.reactor()
    reactor.perform("a")
    service["a"].send(.next("1"))
    reactor.undo()
    reactor.perform("+2")
    service["a"].send(.next("3"))
    #expect(
      reactor.summary == "2 undo",
      "The first command can't be done again any more. Its answer belongs to no content."
    )
    reactor.undo()
    #expect(reactor.summary == " redo", "Its answer is not in the content before, either.")
    reactor.redo()
    #expect(reactor.summary == "2 undo", "Nor is it in the one after.")
  }

  @Test func `a command that is not undone goes on when another is dropped`() {
    let reactor = service.reactor()
    reactor.perform("a")
    reactor.perform("+2")
    reactor.undo()
    reactor.perform("+3")
    service["a"].send(.next("1"))

    #expect(
      reactor.summary == "31 undo",
      """
      `+2` was undone, and `+3` has taken its place. The command before it, which nobody has undone, \
      brought its 1 only after that.
      """
    )
    reactor.undo()
    #expect(reactor.summary == "1 undo redo", "`+3` is undone, and the 1 stays.")
  }

  // MARK: The limit

  @Test func `as many commands as the limit can be undone`() {
    let reactor = service.reactor(limit: 2)
    reactor.perform("+1", "+2", "+3")
    reactor.undo()
    #expect(reactor.summary == "12 undo redo", "Of three commands, two can be undone.")
    reactor.undo()
    #expect(reactor.summary == "1 redo", "Two were undone, and the limit is two.")
    reactor.undo()
    #expect(reactor.summary == "1 redo", "The oldest command is out of reach: it stays.")
    reactor.redo()
    reactor.redo()
    #expect(reactor.summary == "123 undo", "Both come back.")
  }

  @Test func `what was undone and dropped does not count`() {
    let reactor = service.reactor(limit: 2)
    reactor.perform("+1", "+2")
    reactor.undo()
    reactor.perform("+3")
    #expect(reactor.summary == "13 undo", "2 was undone, and then there was a new command.")
    reactor.undo()
    reactor.undo()
    #expect(
      reactor.summary == " redo",
      """
      Of three commands, one was undone and dropped by the newest. There are two, the limit is two, and \
      both were undone. Shown is "\(reactor.summary)".
      """
    )
  }

  @Test func `with a limit of zero nothing can be undone`() {
    let reactor = service.reactor(limit: 0)
    reactor.perform("+1")
    #expect(
      reactor.summary == "1",
      "There was one command, which can't be undone, and the state says “\(reactor.summary)”."
    )
    reactor.perform("+2")
    reactor.undo()
    #expect(reactor.summary == "12", "Nothing can be undone, so all that was changed stays.")
  }

  @Test func `a command that is out of reach may still change something`() {
    let reactor = service.reactor(limit: 1)
    reactor.perform("a", "+1", "+2")
    service["a"].send(.next("3"))
    #expect(
      reactor.summary == "123 undo",
      "The first command can't be undone any more, but it is still under way."
    )
    reactor.undo()
    #expect(reactor.summary == "13 redo", "2 is undone. 3 comes from a command that never is.")
    service["a"].send(.next("4"))
    reactor.redo()
    #expect(reactor.summary == "1234 undo", "What it changes is in every content.")
  }

  @Test func `no more contents are kept than undo and redo can reach`() {
    let lifetimes = Lifetimes()
    let reactor = UndoReactor<Int, Int, Lifetimes.Probe>(
      lifetimes.probe(),
      limit: 2,
      mutate: { command, _ in .just(command) },
      reduce: { _, _ in lifetimes.probe() }
    )
    for number in 0..<10 { reactor.action.onNext(.perform(number)) }
    #expect(
      lifetimes.alive <= 4,
      """
      The limit is 2: that makes three contents, and the one to begin with, which the reactor has. \
      After ten commands \(lifetimes.alive) are in memory.
      """
    )
    reactor.action.onNext(.undo)
    reactor.action.onNext(.undo)
    reactor.action.onNext(.perform(10))
    #expect(
      lifetimes.alive <= 3,
      """
      Two commands were undone, and a new one was given: nothing can bring back the contents that \
      were undone. \(lifetimes.alive) contents are in memory, instead of two and the first one.
      """
    )
  }

  @Test func `a command that goes on and on keeps no content that is out of reach`() {
    let lifetimes = Lifetimes()
    let endless = HandSource<Int>()
    let reactor = UndoReactor<Int, Int, Lifetimes.Probe>(
      lifetimes.probe(),
      limit: 1,
      mutate: { command, _ in command == 0 ? endless.asObservable() : .just(command) },
      reduce: { _, _ in lifetimes.probe() }
    )
    for command in [1, 0, 2, 3, 4] { reactor.action.onNext(.perform(command)) }

    #expect(
      lifetimes.alive <= 3,
      """
      The limit is 1: that makes two contents, and the one to begin with, which the reactor has. One of \
      the older commands is still under way, and was given a content that is out of reach by now. \
      \(lifetimes.alive) contents are in memory.
      """
    )
    withExtendedLifetime((reactor, endless)) {}
  }

  // MARK: The reactor

  @Test func `when the reactor goes its commands are cancelled`() {
    let lifetimes = Lifetimes()
    var reactor: TextReactor? = service.reactor(probe: lifetimes.probe())
    let token = reactor?.state.subscribe()
    reactor?.perform("a", "b")
    service["a"].send(.next("1"))
    reactor?.undo()
    reactor = nil

    #expect(
      service["a"].living + service["b"].living == 0,
      "The screen has released its reactor, and a command was not cancelled."
    )
    // The service may keep who has asked it; that is its own affair.
    for name in ["a", "b"] { service[name].forgetObservers() }
    #expect(lifetimes.alive == 0, "The reactor, or one of its two closures, is still in memory.")
    token?.dispose()
  }

  @Test func `an answer comes on one thread, undo on another`() {
    inEveryInterleaving(
      interruptions: 1,
      "Which of the two comes first must not matter: the answer belongs to the command."
    ) { race in
      let service = Service()
      let reactor = service.reactor()
      reactor.perform("+1", "a")
      race.thread("the answer") { service["a"].send(.next("2")) }
      race.thread("the user") { reactor.undo() }
      race.atEnd {
        let undone = reactor.summary
        guard undone == "1 undo redo" else {
          return "The command was undone while its answer came, and the state is “\(undone)”."
        }
        reactor.redo()
        return reactor.summary == "12 undo"
          ? nil : "The command was done again, and the state is “\(reactor.summary)”."
      }
    }
  }

  @Test func `an answer comes on one thread, a new command on another`() {
    inEveryInterleaving(
      interruptions: 1,
      "The answer belongs to a command that is undone, or dropped. Nobody may see it."
    ) { race in
      let service = Service()
      let reactor = service.reactor()
      reactor.perform("+1", "a")
      reactor.undo()
      race.thread("the answer") { service["a"].send(.next("2")) }
      race.thread("the user") { reactor.perform("+3") }
      race.atEnd {
        reactor.summary == "13 undo"
          ? nil
          : "One command was undone, and another one given. The state is “\(reactor.summary)”."
      }
    }
  }
}

/// The contents of a reactor whose commands are sources, while `user` sends their names, `u`, and `r`.
private func contents(
  from user: Observable<String>,
  commands: [String: Observable<String>]
) -> Observable<String> {
  .create { observer in
    let reactor = TextReactor(
      "0",
      limit: 10,
      mutate: { command, _ in commands[command] ?? .empty() },
      reduce: { content, change in content + change }
    )
    let shown = reactor.state.map(\.content).distinctUntilChanged().subscribe(observer)
    let token = user.subscribe(onNext: { name in
      switch name {
      case "u": reactor.undo()
      case "r": reactor.redo()
      default: reactor.perform(name)
      }
    })
    return Disposables.create(shown, token)
  }
}

/// What the commands ask: a test lets it answer by hand.
private final class Service {
  /// The commands that were begun, and with which content.
  let begun = Log()

  private var sources: [String: HandSource<String>] = [:]

  /// What a command of this name changes.
  subscript(name: String) -> HandSource<String> {
    let source = sources[name] ?? HandSource()
    sources[name] = source
    return source
  }

  /// Creates a reactor; a command such as `+1` changes something at once, and others ask.
  func reactor(limit: Int = 10, probe: Lifetimes.Probe? = nil) -> TextReactor {
    TextReactor(
      "",
      limit: limit,
      mutate: { command, content in
        probe?.touch()
        if command.hasPrefix("+") {
          let changes = command.dropFirst().map { String($0) }
          return .create { observer in
            for change in changes { observer.onNext(change) }
            observer.onCompleted()
            return Disposables.create()
          }
        }
        self.begun.record("\(command) with \(content)")
        return self[command]
      },
      reduce: { content, change in
        probe?.touch()
        return content + change
      }
    )
  }
}

extension UndoReactor {
  fileprivate func perform(_ commands: Command...) {
    for command in commands { action.onNext(.perform(command)) }
  }

  fileprivate func undo() {
    action.onNext(.undo)
  }

  fileprivate func redo() {
    action.onNext(.redo)
  }
}

extension TextReactor {
  /// The content, and what the buttons allow.
  fileprivate var summary: String { currentState.summary }
}

extension TextReactor.State {
  /// The content, and what the buttons allow.
  fileprivate var summary: String {
    content + (canUndo ? " undo" : "") + (canRedo ? " redo" : "")
  }
}
