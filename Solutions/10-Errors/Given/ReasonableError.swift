/// An error that can tell a user what went wrong.
public protocol ReasonableError: Error {
  /// A sentence for the user.
  var reason: String { get }
}
