// Notes a text that comes several times in a row only once: the book has one line for three elements.

// exercise 18.2
// instead of: return self.do(
// instead of: onNext: { book.write(.next("\($0)"), about: subscription) },
// instead of: onError: { book.write(.failed("\($0)"), about: subscription) },
// instead of: onCompleted: { book.write(.completed, about: subscription) },
// instead of: onDispose: { book.write(.disposed, about: subscription) }
// instead of: )
var newest: String?
return self.do(
  onNext: { element in
    let text = "\(element)"
    guard text != newest else { return }
    newest = text
    book.write(.next(text), about: subscription)
  },
  onError: { book.write(.failed("\($0)"), about: subscription) },
  onCompleted: { book.write(.completed, about: subscription) },
  onDispose: { book.write(.disposed, about: subscription) }
)
// end 18.2
