// Does work that failed once more: a payment is sent twice.

// exercise 15.7
// instead of: answer.tell(.failure(error))
do {
  answer.tell(.success(try await work()))
} catch {
  answer.tell(.failure(error))
}
// end 15.7
