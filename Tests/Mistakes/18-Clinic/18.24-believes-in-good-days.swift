// Looks at one good answer, and nothing else.

// exercise 18.24
lab.open()
lab.search("Rome")
lab.answer(.temperature)
lab.wait(seconds: 10)
return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
// end 18.24
