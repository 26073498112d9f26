// After everybody in the copy, those who came meanwhile hear the value, too.

// exercise 2.4
// instead of: present.forEach { $0(news) }
present.forEach { $0(news) }
for key in observers.keys where present[key] == nil { observers[key]?(news) }
// end 2.4
