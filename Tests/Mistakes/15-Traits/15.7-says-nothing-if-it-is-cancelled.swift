// Work that throws in a task that is cancelled is taken for disposed. But work may cancel its own
// task: then the single has neither an element nor an error, ever.

// exercise 15.7
// instead of: answer.tell(.failure(error))
if !Task.isCancelled { answer.tell(.failure(error)) }
// end 15.7
