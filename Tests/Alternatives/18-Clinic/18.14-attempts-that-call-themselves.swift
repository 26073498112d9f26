// An attempt that fails begins the next one in a `catch`, and knows how many are left; there is no
// notifier.

// exercise 18.14 in DiaryUpload.swift
/// Sends texts to the server, and does not give up at the first failure.
struct DiaryUpload {
  let scheduler: SchedulerType
  let send: (String) -> Observable<Never>

  /// Sends a text, up to three times, with a pause of five seconds before it tries again.
  func upload(_ text: String) -> Observable<Never> {
    attempt(text, othersLeft: 2)
  }

  private func attempt(_ text: String, othersLeft: Int) -> Observable<Never> {
    Observable.deferred { send(text) }
      .timeout(.seconds(60), scheduler: scheduler)
      .catch { failure in
        guard othersLeft > 0 else { return .error(failure) }
        return Observable<Int>.timer(.seconds(5), scheduler: scheduler)
          .flatMap { _ in attempt(text, othersLeft: othersLeft - 1) }
      }
  }
}
// end 18.14
