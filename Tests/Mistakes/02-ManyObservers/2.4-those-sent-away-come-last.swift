// Those who were sent away hear the value after all the others.

// exercise 2.4
// instead of: present.forEach { $0(news) }
var late: [(Value) -> Void] = []
for key in present.keys {
  guard let observer = present[key] else { continue }
  if observers[key] != nil { observer(news) } else { late.append(observer) }
}
for observer in late { observer(news) }
// end 2.4
