// Lets the alarm send its warnings, to which the page subscribes without being held.

// exercise 18.12
// instead of: /// Is called with the count that has reached the limit.
// instead of: var onReached: (Int) -> Void = { _ in }
/// The counts that have reached the limit.
let reached: Observable<Int>

// instead of: /// Creates an alarm, which watches for as long as it lives.
/// What is disposed with the alarm.
let listeners = DisposeBag()

/// Creates an alarm, which watches for as long as it lives.

// instead of: counts
// instead of: .map { count in (count: count, isReached: limit.isReached(by: count)) }
// instead of: .distinctUntilChanged { $0.isReached == $1.isReached }
// instead of: .filter { $0.isReached }
// instead of: .subscribe(with: self) { alarm, reading in alarm.onReached(reading.count) }
// instead of: .disposed(by: bag)
let readings = counts.map { count in (count: count, isReached: limit.isReached(by: count)) }
reached = readings.distinctUntilChanged { $0.isReached == $1.isReached }
  .compactMap { reading in reading.isReached ? reading.count : nil }

// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
alarm.reached
  .subscribe(with: self) { page, count in page.announce(count) }
  .disposed(by: alarm.listeners)
// end 18.12
