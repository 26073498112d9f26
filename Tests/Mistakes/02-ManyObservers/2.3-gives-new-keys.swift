// The others go into a new bag, where they get new keys that nobody knows.

// exercise 2.3
observers.insert(observer)
// end 2.3

// exercise 2.3
var others = Bag<(Value) -> Void>()
for other in observers.keys where other != key {
  if let observer = observers[other] { _ = others.insert(observer) }
}
observers = others
// end 2.3
