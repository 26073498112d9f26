// The subscription is noted when the source's `subscribe` has returned: what the source sends at
// once is noted before `subscribed`, under no number.

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
.deferred {
  let number = Lock(name)
  let note: (Logbook.Note) -> Void = { note in
    book.write(note, about: number.withLock { $0 })
  }
  return self.do(
    onNext: { note(.next("\($0)")) },
    onError: { note(.failed("\($0)")) },
    onCompleted: { note(.completed) },
    onSubscribed: {
      let subscription = book.begin(name)
      number.withLock { $0 = subscription }
    },
    onDispose: { note(.disposed) }
  )
}
// end 18.2
