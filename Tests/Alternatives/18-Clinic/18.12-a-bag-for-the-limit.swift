// Has no alarm: the chain of the limit is in a bag of its own, and a new limit brings a new bag.

// exercise 18.12 in PollenPage.swift
// instead of: private var alarm: PollenAlarm?
private var bagOfLimit = DisposeBag()

// instead of: let alarm = PollenAlarm(limit: PollenLimit(count: limit), counts: counts)
// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
// instead of: // This releases the alarm before it, which stops.
// instead of: self.alarm = alarm
let limit = PollenLimit(count: limit)
var wasReached = false
// This frees the bag of the limit before.
bagOfLimit = DisposeBag()
counts
  .subscribe(onNext: { [weak self] count in
    let isReached = limit.isReached(by: count)
    if isReached, !wasReached { self?.announce(count) }
    wasReached = isReached
  })
  .disposed(by: bagOfLimit)
// end 18.12
