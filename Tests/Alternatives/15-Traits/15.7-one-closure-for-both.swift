// One closure does the work and tells the answer; the kind of task is chosen by an `if`.

// exercise 15.7
// instead of: let answer = Answer(tell: single)
// instead of: @Sendable func run() async {
// instead of: do {
// instead of: answer.tell(.success(try await work()))
// instead of: } catch {
// instead of: answer.tell(.failure(error))
// instead of: }
// instead of: }
// instead of: let task =
// instead of: detached
// instead of: ? Task.detached(priority: priority) { await run() }
// instead of: : Task(priority: priority) { await run() }
// instead of: return Disposables.create { task.cancel() }
let answer = Answer(tell: single)
let done: @Sendable () async -> Void = {
  let result: SingleEvent<Element>
  do { result = .success(try await work()) } catch { result = .failure(error) }
  answer.tell(result)
}
let task: Task<Void, Never>
if detached {
  task = .detached(priority: priority, operation: done)
} else {
  task = Task(priority: priority, operation: done)
}
return Disposables.create(with: task.cancel)
// end 15.7
