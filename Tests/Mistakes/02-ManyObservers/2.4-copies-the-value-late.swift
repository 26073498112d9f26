// The value is copied once the first observer has been called, who may have set another.

// exercise 2.4
// instead of: let news = value
// instead of: present.forEach { $0(news) }
var news: Value?
for key in present.keys {
  present[key]?(news ?? value)
  if news == nil { news = value }
}
// end 2.4
