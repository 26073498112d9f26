/// An error that can say to a user what went wrong.
public protocol ReasonableError: Error {
  /// A sentence for the user.
  var reason: String { get }
}
