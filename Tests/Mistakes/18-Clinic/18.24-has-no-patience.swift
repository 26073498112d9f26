// Does not wait for the ten seconds that were promised: a service that is well is called guilty.

// exercise 18.24
lab.open()
for answer in Server.Answer.allCases {
  lab.search("Rome")
  lab.answer(answer)
}
return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
// end 18.24
