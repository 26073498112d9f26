import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

/// What is behind a screen: actions go in, states come out, and nothing goes the other way.
///
/// A class that conforms has an initial state and the two halves, `mutate` and `reduce`; and it
/// keeps its machine, in one line:
/// ```swift
/// let machine = Machine()
/// ```
/// Everything else is already there. ReactorKit's protocol of the same name, which stores the
/// machine by itself, with a feature of the Objective-C runtime.
public protocol Reactor: AnyObject {
  /// What the user does, or somebody on the user's behalf.
  associatedtype Action

  /// One change of the state.
  associatedtype Mutation = Action

  /// Everything that the screen shows, at one moment.
  associatedtype State

  /// The type of the machine.
  typealias Machine = ReactorMachine<Action, State>

  /// A type that says where to run work.
  typealias Scheduler = ImmediateSchedulerType

  /// What runs the reactor; each reactor keeps one of its own.
  var machine: Machine { get }

  /// The state to begin with.
  var initialState: State { get }

  /// Where actions are heard, one after the other; the calling thread, unless you say otherwise.
  var scheduler: Scheduler { get }

  /// Returns the actions, perhaps with others added or some left out; is called once.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// Returns what an action changes, now and later; work and side effects belong here.
  func mutate(action: Action) -> Observable<Mutation>

  /// Returns the mutations, perhaps with others added or some left out; is called once.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// Returns the state after a mutation, and does nothing else.
  func reduce(state: State, mutation: Mutation) -> State

  /// Returns the states, perhaps with others added or some left out; is called once.
  func transform(state: Observable<State>) -> Observable<State>
}

// MARK: What a reactor does by default

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
