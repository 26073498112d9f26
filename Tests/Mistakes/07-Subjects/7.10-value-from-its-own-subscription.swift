// `value` is what the relay has heard from its own subject, not what it has accepted: while another
// thread delivers, `accept` returns and `value` is still the old one.

// exercise 7.10 in BehaviorRelay.swift
// instead of: private let subject: BehaviorSubject<Element>
private let subject: BehaviorSubject<Element>
private let heard: Lock<Element>
// end 7.10

// exercise 7.10 in BehaviorRelay.swift
// instead of: subject = BehaviorSubject(value: value)
subject = BehaviorSubject(value: value)
heard = Lock(value)
// The first observer, so the value is the new one before any other hears it.
_ = subject.subscribe(onNext: { [weak self] element in
  let before = self?.heard
    .withLock { newest in
      defer { newest = element }
      return newest
    }
  withExtendedLifetime(before) {}
})
// end 7.10

// exercise 7.10 in BehaviorRelay.swift
// instead of: subject.current
heard.withLock { $0 }
// end 7.10
