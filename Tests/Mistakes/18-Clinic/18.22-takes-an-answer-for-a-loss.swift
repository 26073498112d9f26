// Looks whether a question waits when it has been answered.

// exercise 18.22
// instead of: hasGone = lab.questions == 0
// instead of: lab.answer(.temperature)
lab.answer(.temperature)
hasGone = lab.questions == 0
// end 18.22
