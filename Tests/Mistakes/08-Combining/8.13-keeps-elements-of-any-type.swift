// The last element is kept as `Any?`. Where elements are optional, nothing is cast to the element nil.
// Changes: 8.13-a-part-for-each-source.swift

// exercise 8.13
// instead of: private let last = Lock<Item?>(nil)
private let last = Lock<Any?>(nil)

// instead of: var element: Item? { last.withLock { $0 } }
var element: Item? { last.withLock { $0 } as? Item }

// instead of: var other: Item? = .some(element)
var other: Any? = .some(element as Any)
// end 8.13
