// The field keeps its queries, and their closure, which notes the last one, keeps the field.

// exercise 13.11
/// Sends each query that the server is to be asked.
public private(set) lazy var queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged()
  .do(onNext: { text in self.asked = text })

private let texts = PublishSubject<String>()
private let scheduler: SchedulerType
private var asked = ""

/// Creates an empty field.
public init(scheduler: SchedulerType) {
  self.scheduler = scheduler
}

/// Is called after each letter, with the whole text of the field.
public func type(_ text: String) {
  texts.onNext(text)
}
// end 13.11
