// Looks only at the second question of a page whether it is still there: a page that loses its first one
// is cleared.

// exercise 18.22
// instead of: func waitForAnAnswer() {
// instead of: search("Rome")
// instead of: lab.answer(.temperature)
// instead of: }
func waitForAnAnswer() {
  lab.search("Rome")
  lab.answer(.temperature)
}
// instead of: visit { search("Rome") }
visit { lab.search("Rome") }
// end 18.22
