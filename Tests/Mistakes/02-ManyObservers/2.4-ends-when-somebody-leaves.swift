// The copy is walked as long as nobody is missing; after that the rest hears nothing.

// exercise 2.4
// instead of: present.forEach { $0(news) }
for key in present.keys where observers.count >= present.count { present[key]?(news) }
// end 2.4
