// Makes another subject for whoever comes after the end, and nobody connects that one.

// exercise 14.9
// instead of: let shared = source.multicast(try makeSubject())
var first: Subject? = try makeSubject()
let makeAnother = makeSubject
let shared = source.multicast(makeSubject: {
  if let subject = first.take() { return subject }
  guard let another = try? makeAnother() else { preconditionFailure("It made one before.") }
  return another
})
// end 14.9
