// Names the same loss once for each question.

// exercise 18.22
// instead of: var hasGone = false
// instead of: func search(_ city: String) {
// instead of: lab.search(city)
// instead of: if lab.questions == 0 { hasGone = true }
// instead of: }
var gone: [String] = []
func search(_ city: String) {
  lab.search(city)
  if lab.questions == 0 { gone.append(goneTooSoon) }
}
// instead of: return leaks.keys.sorted() + (hasGone ? [goneTooSoon] : [])
return leaks.keys.sorted() + gone
// end 18.22
