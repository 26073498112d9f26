// Looks for the question after the page was closed, when it is right that there is none.

// exercise 18.22
// instead of: hasGone = lab.questions == 0
// instead of: lab.answer(.temperature)
// instead of: lab.search("Oslo")
// instead of: lab.close()
lab.answer(.temperature)
lab.search("Oslo")
lab.close()
hasGone = lab.questions == 0
// end 18.22
