// The sink asks for the object by a closure, and makes a result before it is sent.

// exercise 8.12
// instead of: private weak let object: Object?
private let current: () -> Object?
// instead of: self.object = object
current = { [weak object] in object }
// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
let result = current().map { select($0, element) }
if let result { forwardNext(result) } else { complete() }
// end 8.12
