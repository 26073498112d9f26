// A name that could be an element itself is not looked up.

// exercise 12.10
// instead of: recorded.append(.next(time, try element(names.text(of: name), of: placed)))
let text = Element(marble: name) == nil ? names.text(of: name) : name
recorded.append(.next(time, try element(text, of: placed)))
// end 12.10
