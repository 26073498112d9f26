/// How long `share(replay:scope:)` keeps its subject.
///
/// RxSwift's type has the same name.
public enum SubjectLifetimeScope {
  /// As long as the connection; each connection begins with nothing to replay.
  case whileConnected

  /// As long as the shared sequence itself; what one connection sent is replayed in the next.
  case forever
}
