/// What may be wrong with a chain.
///
/// The faults are in the order in which you look for them: memory, threads, concurrency, flow,
/// errors, and style.
enum Fault: CaseIterable {
  /// Nobody can dispose the subscription, or nobody does when it is time.
  case lostToken

  /// A closure of the chain holds the object that holds the chain.
  case closureHoldsItsOwner

  /// A method that is passed as a function holds its object.
  case methodHoldsItsOwner

  /// A closure outlives an object that it relies on.
  case unownedTooLong

  /// An object that is reused still listens to what it showed before.
  case oldSubscription

  /// Something on the screen is touched on another thread than main.
  case touchedOffMain

  /// Main does the work itself, and the screen waits.
  case workOnMain

  /// A subscription is made inside another, and nothing waits for it or disposes it.
  case nestedSubscription

  /// The answer to an older question comes last.
  case oldAnswer

  /// A value is read, and written back after somebody else has changed it.
  case lostUpdate

  /// The same action is started again while it is still running.
  case noBrake

  /// What has not changed is sent again.
  case sameAgain

  /// The first value is made up, because there had to be one.
  case madeUpValue

  /// A late subscriber misses what it needs.
  case noMemory

  /// The error is caught where the chain has already ended.
  case catchTooLate

  /// The error becomes something that looks like success.
  case swallowedError

  /// A closure that computes a value does something else as well, for each subscriber.
  case sideEffect

  /// The chain changes a variable that all its subscribers share.
  case sharedState
}
