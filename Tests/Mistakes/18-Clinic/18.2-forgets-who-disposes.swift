// Notes only the events: a subscription that was given up looks as if it went on.

// exercise 18.2
// instead of: .deferred {
// instead of: let subscription = book.begin(name)
// instead of: return self.do(
// instead of: onNext: { book.write(.next("\($0)"), about: subscription) },
// instead of: onError: { book.write(.failed("\($0)"), about: subscription) },
// instead of: onCompleted: { book.write(.completed, about: subscription) },
// instead of: onDispose: { book.write(.disposed, about: subscription) }
// instead of: )
// instead of: }
Observable.deferred {
  let subscription = book.begin(name)
  return self.do(
    onNext: { book.write(.next("\($0)"), about: subscription) },
    onError: { book.write(.failed("\($0)"), about: subscription) },
    onCompleted: { book.write(.completed, about: subscription) }
  )
}
// end 18.2
