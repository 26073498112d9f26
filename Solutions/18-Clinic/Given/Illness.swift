/// What may be wrong with a chain.
///
/// They are in the order in which one looks for them: memory, threads, concurrency, flow, errors,
/// and style.
enum Illness: CaseIterable {
  /// Nobody can dispose the subscription, or nobody does when it is time.
  case lostToken

  /// A closure of the chain holds the object that holds the chain.
  case closureHoldsItsOwner

  /// A method that was passed as a function holds its object.
  case methodHoldsItsOwner

  /// A closure outlives the object that it takes for granted.
  case unownedTooLong

  /// What is used again still listens to what it showed before.
  case oldSubscription

  /// Something of the screen is touched on another thread.
  case touchedOffMain

  /// Main does the work itself, and the screen waits.
  case workOnMain

  /// A subscription is made inside of another, and nobody waits for it or ends it.
  case nestedSubscription

  /// The answer to an older question comes last.
  case oldAnswer

  /// A value was read, and is written back after somebody else has changed it.
  case lostUpdate

  /// The same deed is begun again while it is being done.
  case noBrake

  /// What has not changed is sent again.
  case sameAgain

  /// The first value was made up, because there had to be one.
  case madeUpValue

  /// Whoever comes late has missed what matters.
  case noMemory

  /// The error is caught where the chain has already ended.
  case catchTooLate

  /// The error becomes something that is taken for success.
  case swallowedError

  /// A closure that computes does something else as well, for each subscriber.
  case sideEffect

  /// The chain changes a variable that all its subscribers share.
  case sharedState
}
