// An element that can't be read is left out.

// exercise 12.10
// instead of: recorded.append(.next(time, try element(names.text(of: name), of: placed)))
if let value: Element = try? element(names.text(of: name), of: placed) {
  recorded.append(.next(time, value))
}
// end 12.10
