// The bag is taken out for the delivery and put back afterwards, with everybody who has left meanwhile.

// exercise 2.4
let present = observers.removeAll()
let news = value
present.forEach { $0(news) }
observers = present
// end 2.4
