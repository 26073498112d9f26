// The text of a name is looked up once more, as if it were a name: with `values: ["1": 2, "2": 3]`,
// a 1 becomes 3.

// exercise 12.10
// instead of: recorded.append(.next(time, try element(names.text(of: name), of: placed)))
let text = names.text(of: names.text(of: name))
recorded.append(.next(time, try element(text, of: placed)))
// end 12.10
