// One chain for all limits, and its comparison outlives a limit: a count of 60 has reached the limit of
// 50, the user chooses 100, and the first count above 100 raises no warning.

// exercise 18.12 in PollenPage.swift
// instead of: private var alarm: PollenAlarm?
private let limit = BehaviorRelay<PollenLimit?>(value: nil)

// instead of: muted
// instead of: .skip(1)
counts
  .withLatestFrom(limit) { count, limit in
    (count: count, isReached: limit?.isReached(by: count) ?? false)
  }
  .distinctUntilChanged { $0.isReached == $1.isReached }
  .filter { $0.isReached }
  .subscribe(with: self) { page, reading in page.announce(reading.count) }
  .disposed(by: bag)

muted
  .skip(1)

// instead of: let alarm = PollenAlarm(limit: PollenLimit(count: limit), counts: counts)
// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
// instead of: // This releases the alarm before it, which stops.
// instead of: self.alarm = alarm
self.limit.accept(PollenLimit(count: limit))
// end 18.12
