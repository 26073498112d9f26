// Counts the pause before an attempt as a part of its minute.

// exercise 18.14 in DiaryUpload.swift
// instead of: let pause = RxTimeInterval.seconds(5)
// instead of: return Observable.deferred { send(text) }
// instead of: // A server that says nothing for a minute is not going to answer.
// instead of: .timeout(.seconds(60), scheduler: scheduler)
// instead of: .retry(when: { (failures: Observable<any Error>) in
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
// instead of: })
let attempt = Observable.deferred { send(text) }
let again = attempt.delaySubscription(.seconds(5), scheduler: scheduler)
// A server that says nothing for a minute is not going to answer.
func patiently(_ attempt: Observable<Never>) -> Observable<Never> {
  attempt.timeout(.seconds(60), scheduler: scheduler)
}
return patiently(attempt)
  .catch { _ in patiently(again) }
  .catch { _ in patiently(again) }
// end 18.14
