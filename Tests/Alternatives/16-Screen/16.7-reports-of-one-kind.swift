// The proxy has one subject, for reports of both kinds, and each sequence chooses its own.

// exercise 16.7
// instead of: LocationManagerDelegateProxy.elements(of: base, from: \.cities)
LocationManagerDelegateProxy.reports(of: base)
  .compactMap { report -> String? in
    if case .city(let city) = report { city } else { nil }
  }
// instead of: LocationManagerDelegateProxy.elements(of: base, from: \.failures)
LocationManagerDelegateProxy.reports(of: base)
  .compactMap { report -> Swift.Error? in
    if case .failure(let error) = report { error } else { nil }
  }
// instead of: let cities = PublishSubject<String>()
// instead of: let failures = PublishSubject<Swift.Error>()
enum Report {
  case city(String)
  case failure(Swift.Error)
}

let subject = PublishSubject<Report>()
// instead of: cities.onNext(city)
subject.onNext(.city(city))
// instead of: failures.onNext(error)
subject.onNext(.failure(error))
// instead of: /// What one of the proxy's subjects sends, while anybody listens.
// instead of: static func elements<Element>(
// instead of: of manager: LocationManager,
// instead of: from subject: @escaping (LocationManagerDelegateProxy) -> PublishSubject<Element>
// instead of: ) -> Observable<Element> {
// instead of: .create { observer in
// instead of: let proxy = of(manager)
// instead of: let subscription = subject(proxy).subscribe(observer)
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: withExtendedLifetime(proxy) {}
// instead of: }
// instead of: }
// instead of: }
static func reports(of manager: LocationManager) -> Observable<Report> {
  .create { observer in
    let proxy = of(manager)
    let subscription = proxy.subject.subscribe(observer)
    return Disposables.create {
      subscription.dispose()
      withExtendedLifetime(proxy) {}
    }
  }
}
// end 16.7
