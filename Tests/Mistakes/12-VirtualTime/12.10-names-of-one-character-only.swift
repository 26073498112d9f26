// Looks up only names of one character: for a longer name, such as `10`, its own text is the
// element, whatever `values` says.

// exercise 12.10
// instead of: recorded.append(.next(time, try element(names.text(of: name), of: placed)))
let text = name.count == 1 ? names.text(of: name) : name
recorded.append(.next(time, try element(text, of: placed)))
// end 12.10
