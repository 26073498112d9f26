// Looks whether a question waits when it has been answered.

// exercise 18.22
// instead of: if lab.questions == 0 { hasGone = true }

// instead of: lab.answer(.temperature)
lab.answer(.temperature)
if lab.questions == 0 { hasGone = true }
// end 18.22
