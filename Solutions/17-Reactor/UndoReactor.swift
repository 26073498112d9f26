import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution10Errors

/// A reactor whose commands can be undone, and done again.
///
/// A command is what the user does to the content; it may change the content now and later. The
/// content is always what the commands have changed that are not undone, whenever that came.
package final class UndoReactor<Command, Change, Content>: Reactor {
  /// What the user does.
  package enum Action {
    /// A command; those that were undone before can't be done again any more.
    case perform(Command)

    /// Takes back the newest command that is not undone, if there is one.
    case undo

    /// Does again what was undone last, if there is something; it does not begin anew.
    case redo
  }

  /// What the screen shows.
  package struct State {
    /// What the commands have made.
    package fileprivate(set) var content: Content

    /// Whether there is a command to undo.
    package fileprivate(set) var canUndo = false

    /// Whether there is a command to do again.
    package fileprivate(set) var canRedo = false

    // exercise 17.10: Whatever else there is to know, with a state to begin with.
    // starts as: fileprivate init(_ content: Content) {
    // starts as:   self.content = content
    // starts as: }
    /// The content after each number of commands; those that are too old to be undone are in all.
    fileprivate var contents: [Content]

    /// Which of them is shown.
    fileprivate var position = 0

    /// The commands that may still change something, and the first of `contents` that they are in.
    fileprivate var running: [Int: Int] = [:]

    fileprivate init(_ content: Content) {
      self.content = content
      contents = [content]
    }
    // end 17.10
  }

  /// What runs the reactor.
  package let machine = Machine()

  /// The state to begin with.
  package let initialState: State

  private let limit: Int
  private let changes: (Command, Content) -> Observable<Change>
  private let change: (Content, Change) -> Content

  /// Creates a reactor.
  ///
  /// - Parameters:
  ///   - content: The content to begin with.
  ///   - limit: How many commands can be undone, at most.
  ///   - mutate: Returns what a command changes, now and later, given the content at this moment.
  ///   - reduce: Returns the content after a change, and does nothing else.
  package init(
    _ content: Content,
    limit: Int,
    mutate: @escaping (Command, Content) -> Observable<Change>,
    reduce: @escaping (Content, Change) -> Content
  ) {
    precondition(limit >= 0, "UndoReactor needs a limit of zero or more")
    initialState = State(content)
    self.limit = limit
    changes = mutate
    change = reduce
  }

  // exercise 17.10: What changes the state, what an action leads to, and the state after that.
  /// What changes; each command has a number of its own.
  package enum Mutation {
    case begin(Int)
    case change(Int, Change)
    case end(Int)
    case undo
    case redo
  }

  private let commands = Counter()

  package func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .perform(let command): perform(command)
    case .undo: .just(.undo)
    case .redo: .just(.redo)
    }
  }

  private func perform(_ command: Command) -> Observable<Mutation> {
    let number = commands.add()
    return .concat(
      .just(.begin(number)),
      changes(command, currentState.content).map { change in .change(number, change) }
        // What it has changed before it failed stays.
        .catch { _ in .empty() },
      .just(.end(number))
    )
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .begin(let number): state.begin(number, limit: limit)
    case .change(let number, let change):
      state.change(by: number) { content in self.change(content, change) }
    case .end(let number): state.running[number] = nil
    case .undo: state.move(by: -1)
    case .redo: state.move(by: 1)
    }
    return state
  }
  // end 17.10
}

// exercise 17.10: Everything else it needs: how a command begins, changes something, and is undone.
extension UndoReactor.State {
  fileprivate mutating func begin(_ number: Int, limit: Int) {
    // What was undone is dropped, with what is still to come of it.
    contents.removeSubrange((position + 1)...)
    running = running.filter { $0.value <= position }

    contents.append(contents[position])
    running[number] = position + 1
    move(by: 1)
    if contents.count - 1 > limit { forgetOldest() }
  }

  /// Makes the oldest command one that can't be undone: from now on it is in all contents.
  private mutating func forgetOldest() {
    contents.removeFirst()
    running = running.mapValues { max($0 - 1, 0) }
    move(by: -1)
  }

  /// Changes all contents that the command is in, whether one of them is shown or not.
  fileprivate mutating func change(by number: Int, _ change: (Content) -> Content) {
    // It was dropped, if it is not there.
    guard let first = running[number] else { return }
    for index in first..<contents.count { contents[index] = change(contents[index]) }
    move(by: 0)
  }

  fileprivate mutating func move(by steps: Int) {
    position = min(max(position + steps, 0), contents.count - 1)
    content = contents[position]
    canUndo = position > 0
    canRedo = position < contents.count - 1
  }
}
// end 17.10
