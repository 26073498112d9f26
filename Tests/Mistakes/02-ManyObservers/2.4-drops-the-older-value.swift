// A delivery stops if a newer value was set meanwhile, so somebody never hears the older one.

// exercise 2.4
let present = observers
let news = value
present.forEach { if "\(news)" == "\(value)" { $0(news) } }
// end 2.4
