// Looks for the question after the page was closed, when it is right that there is none.

// exercise 18.22
// instead of: if lab.questions == 0 { hasGone = true }

// instead of: lab.close()
lab.close()
if lab.questions == 0 { hasGone = true }
// end 18.22
