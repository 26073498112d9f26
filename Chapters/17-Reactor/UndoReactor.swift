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
    fileprivate init(_ content: Content) {
      self.content = content
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
  // end 17.10
}

// exercise 17.10: Everything else it needs: how a command begins, changes something, and is undone.
// end 17.10
