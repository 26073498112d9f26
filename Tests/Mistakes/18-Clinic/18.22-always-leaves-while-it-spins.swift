// Never leaves with an answer on the screen: a page that holds itself while it shows one is cleared.

// exercise 18.22
// instead of: visit { waitForAnAnswer() }
// instead of: visit {
// instead of: waitForAnAnswer()
// instead of: search("Oslo")
// instead of: }
visit {
  waitForAnAnswer()
  search("Oslo")
}
// end 18.22
