// One step returns an event, and the loop is over when that is an end; the work becomes a result first.

// exercise 15.7
@Sendable func step() async -> Event<Element> {
  do {
    return try await reading.next().map { .next($0) } ?? .completed
  } catch {
    return error is CancellationError ? .completed : .error(error)
  }
}
let task = Task(priority: priority) {
  var isOver = false
  while !isOver {
    let event = await step()
    isOver = event.isStopEvent
    reading.observer.on(event)
  }
}
return Disposables.create(with: task.cancel)
// end 15.7

// exercise 15.7
return .create { single in
  let answer = Answer(tell: single)
  @Sendable func run() async {
    let result: SingleEvent<Element>
    do {
      result = .success(try await work())
    } catch {
      result = .failure(error)
    }
    answer.tell(result)
  }
  let task =
    detached
    ? Task.detached(priority: priority) { await run() }
    : Task(priority: priority) { await run() }
  return Disposables.create { task.cancel() }
}
// end 15.7
