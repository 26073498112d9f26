// The field keeps its text in a `BehaviorSubject`, of which each subscription skips the past; the button
// has a relay of numbers.

// exercise 13.11
/// Sends each query that the server is to be asked.
public let queries: Observable<String>

private let text = BehaviorSubject(value: "")

/// Creates an empty field.
public init(scheduler: SchedulerType) {
  queries = text.asObservable()
    .skip(1)
    .debounce(.milliseconds(300), scheduler: scheduler)
    .distinctUntilChanged { $0 == $1 }
}

/// Is called after each letter, with the whole text of the field.
public func type(_ text: String) {
  self.text.onNext(text)
}
// end 13.11

// exercise 13.11
/// Sends whenever a report is to be sent.
public let reports: Observable<Void>

private let taps = PublishRelay<Int>()
private var count = 0

/// Creates a button that nobody has tapped.
public init(scheduler: SchedulerType) {
  reports = taps.asObservable()
    .throttle(.milliseconds(300), latest: false, scheduler: scheduler)
    .map { _ in }
}

/// Is called for each tap on the screen.
public func tap() {
  count += 1
  taps.accept(count)
}
// end 13.11
