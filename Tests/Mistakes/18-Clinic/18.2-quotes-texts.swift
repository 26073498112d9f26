// Elements are described for a debugger: a text is noted with quotes of its own.

// exercise 18.2
// instead of: return self.do(
// instead of: onNext: { book.write(.next("\($0)"), about: subscription) },
// instead of: onError: { book.write(.failed("\($0)"), about: subscription) },
// instead of: onCompleted: { book.write(.completed, about: subscription) },
// instead of: onDispose: { book.write(.disposed, about: subscription) }
// instead of: )
return self.do(
  onNext: { book.write(.next(String(reflecting: $0)), about: subscription) },
  onError: { book.write(.failed("\($0)"), about: subscription) },
  onCompleted: { book.write(.completed, about: subscription) },
  onDispose: { book.write(.disposed, about: subscription) }
)
// end 18.2
