import BookKit

/// What can keep a build or a run from being made.
package enum EngineError: Error, Equatable {
  case noTests(Chapter)
  case diskFull(megabytes: Int)
  case cannotStart(String, reason: String)
  case locked(file: String)
  case interrupted
}
