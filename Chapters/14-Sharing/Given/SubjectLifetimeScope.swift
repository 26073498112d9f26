/// How long `share(replay:scope:)` keeps the subject through which it shares.
///
/// RxSwift's type has the same name.
public enum SubjectLifetimeScope {
  /// As long as it is connected; each connection begins with nothing to replay.
  case whileConnected

  /// As long as the shared sequence itself; what was sent over one connection is replayed in the next.
  case forever
}
