import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

/// What stands behind a screen: it is told actions, and has a state, and nothing goes the other way.
///
/// A class that conforms has a state to begin with and the two halves, `mutate` and `reduce`; and it
/// keeps its machine, in one line:
/// ```swift
/// let machine = Machine()
/// ```
/// All else is there already. ReactorKit's protocol of the same name, which finds a place for the
/// machine by itself, with a feature of the Objective-C runtime.
public protocol Reactor: AnyObject {
  /// What the user does, or somebody in the user's place.
  associatedtype Action

  /// One change of the state.
  associatedtype Mutation = Action

  /// All that the screen shows, at one moment.
  associatedtype State

  /// The type of the machine.
  typealias Machine = ReactorMachine<Action, State>

  /// A type that says where to run work.
  typealias Scheduler = ImmediateSchedulerType

  /// What runs the reactor; each reactor keeps one of its own.
  var machine: Machine { get }

  /// The state to begin with.
  var initialState: State { get }

  /// Where actions are heard, one after the other; the calling thread, if you do not say.
  var scheduler: Scheduler { get }

  /// Returns the actions, with others among them, or fewer; is called once.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// Returns what is to change because of an action, now and later; work and effects belong here.
  func mutate(action: Action) -> Observable<Mutation>

  /// Returns the mutations, with others among them, or fewer; is called once.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// Returns the state after a mutation, and does nothing else.
  func reduce(state: State, mutation: Mutation) -> State

  /// Returns the states, with others among them, or fewer; is called once.
  func transform(state: Observable<State>) -> Observable<State>
}

// MARK: What a reactor does if it does not say

extension Reactor {
  /// The scheduler of the calling thread.
  public var scheduler: Scheduler { CurrentThreadScheduler.instance }

  /// Returns the actions as they are.
  public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// Returns nothing: no action changes anything.
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// Returns the mutations as they are.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

  /// Returns the state as it was.
  public func reduce(state: State, mutation: Mutation) -> State { state }

  /// Returns the states as they are.
  public func transform(state: Observable<State>) -> Observable<State> { state }
}

extension Reactor where Action == Mutation {
  /// Returns the action, which is a mutation already.
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}
