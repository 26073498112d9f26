// The pause begins when the report was sent: a tap that the observer causes while it receives a
// report sends another one, at once. Taps after that are silenced as they should be.

// exercise 13.11 in ReportButton.swift
/// Sends whenever a report is to be sent.
public let reports: Observable<Void>

private let taps = PublishSubject<Void>()

/// Creates a button that nobody has tapped.
public init(scheduler: SchedulerType) {
  reports = Observable.create { [taps] observer in
    var last: RxTime?
    return taps.subscribe { event in
      guard case .next = event else { return observer.on(event) }
      let pause = RxTimeInterval.milliseconds(300)
      if let last, !pause.remaining(since: last, at: scheduler.now).isOver { return }
      observer.on(event)
      last = scheduler.now
    }
  }
}

/// Is called for each tap on the screen.
public func tap() {
  taps.onNext(())
}
// end 13.11
