// The observers are copied into a dictionary, which has no order.

// exercise 2.4
// instead of: present.forEach { $0(news) }
let all = Dictionary(uniqueKeysWithValues: present.keys.map { ($0, present[$0]) })
for observer in all.values { observer?(news) }
// end 2.4
