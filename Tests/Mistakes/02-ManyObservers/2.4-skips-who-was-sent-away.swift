// The copy is checked against the bag before each call, so one that was sent away misses this value.

// exercise 2.4
// instead of: present.forEach { $0(news) }
for key in present.keys where observers[key] != nil { present[key]?(news) }
// end 2.4
